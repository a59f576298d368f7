## Leagues and cups: what their terms are refused for.

refused-too-few-people = { $there ->
    [0] Nobody is in, and a table needs { $needed } people. Invite some first.
    [one] Only { $there } person is in, and a table needs { $needed }. Invite others first.
   *[other] Only { $there } people are in, and a table needs { $needed }. Invite others first.
}
refused-scale-unreadable = I can't read “{ $text }” as points by place. Write the points of each place, the first place's first, for example 5-3-2-1-0.
refused-scale-negative = Points by place can't be below zero. Write them for example as 5-3-2-1-0.
refused-scale-too-long = You gave points for { $given } places, and no table has more than { $most } seats. Name at most { $most } places.
refused-scale-too-big = A place is worth { $most } points at most. Write smaller numbers.
refused-scale-worthless = The first place has to be worth something. Write for example 5-3-2-1-0.
refused-scale-not-falling = Each place has to be worth less than the one before: place { $place } has { $points }, the one before it { $before }. Only zeros may repeat.
refused-cup-too-few = { $there ->
    [one] A cup needs { $needed } people at least, and { $there } is in. Wait for more, or play a league instead.
   *[other] A cup needs { $needed } people at least, and { $there } are in. Wait for more, or play a league instead.
}
refused-cup-too-many = A cup has room for { $most } people, and { $there } are in. Split them into two cups.
refused-cup-seats = Tables of a cup have { $least } to { $most } seats, not { $given }.
refused-cup-group-games = A group plays { $most } games at most (0: there are no groups), not { $given }.
refused-cup-through = Somebody has to be out in each group: between 1 and { $most } of each can go on, not { $given }.
refused-cup-on = { $most ->
    [one] At tables of { $seats } only { $most } person can go on, not { $given }: at least half of each table is out.
   *[other] At tables of { $seats } at most { $most } people can go on, not { $given }: at least half of each table is out.
}
