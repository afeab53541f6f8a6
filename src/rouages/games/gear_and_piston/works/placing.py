"""Every car that a part could make of a car."""

from __future__ import annotations

from rouages.games.gear_and_piston.box.tiles import ROW_OF, Tile
from rouages.games.gear_and_piston.cars.car import Car, first_part, with_part
from rouages.games.gear_and_piston.choices import Cell, NewSection, row_of
from rouages.games.gear_and_piston.works.building import building_places


def cars_with(car: Car, found: Tile) -> list[tuple[Cell | NewSection, Car]]:
    """Each place for a part, and the car with it there."""
    row = ROW_OF[found]
    cars: list[tuple[Cell | NewSection, Car]] = []
    for place in building_places(car, row):
        if isinstance(place, NewSection):
            cars.append((place, (*car, first_part(row, found))))
        else:
            number = place.section
            grown = with_part(car[number], row_of(place), place.column, found)
            cars.append((place, (*car[:number], grown, *car[number + 1 :])))
    return cars
