"""The words that views, choices and events use: closed lists, each of them in the catalogues."""

from __future__ import annotations

from typing import Literal

RowName = Literal["top", "bottom"]
ColourName = Literal["generic", "electric", "gasoline", "steam"]
FunctionName = Literal["motor", "fuel", "steering", "gear", "axle", "improvement", "filler"]
"""The silver icons; a filler is a salvage tile without a function."""
Back = Literal["new", "junk", "salvage"]
Attribute = Literal["comfort", "power", "autonomy"]
Icon = Literal["comfort", "power", "autonomy", "reliability", "instability", "new", "junk", "salvage"]
Icons = tuple[Icon, ...]
"""The icons of a tile, its back among them unless it is a new part with icons."""
PartName = Literal[
    "motor",
    "fuel",
    "steering",
    "gear",
    "axle",
    "improvement_top",
    "improvement_bottom",
    "filler",
    "electric_motor",
    "electric_fuel",
    "electric_steering",
    "electric_gear",
    "electric_axle",
    "electric_improvement_top",
    "electric_improvement_bottom",
    "gasoline_motor",
    "gasoline_fuel",
    "gasoline_steering",
    "gasoline_gear",
    "gasoline_axle",
    "gasoline_improvement_top",
    "gasoline_improvement_bottom",
    "steam_motor",
    "steam_fuel",
    "steam_steering",
    "steam_gear",
    "steam_axle",
    "steam_improvement_top",
    "steam_improvement_bottom",
]
"""What a tile is: its colour, its function, and the row of an improvement."""

PlaceName = Literal["back_alley", "patent_office", "junk_yard", "workshop"]
Shelf = Literal["patents", "outgoing", "scrap"]
"""Where parts lie face up: beside the patent office (in the variant, two rows) and in the junk yard."""
PileEnd = Literal["top", "bottom"]
Side = Literal["left", "right", "inside"]
"""Where the second section of a car comes to lie when it is joined to the first."""

Fault = Literal[
    "motor",
    "fuel",
    "electric_motor",
    "electric_fuel",
    "gasoline_motor",
    "gasoline_fuel",
    "steam_motor",
    "steam_fuel",
    "steering",
    "gear",
    "axle",
    "spare_steering",
    "top",
    "bottom",
    "carried",
    "joined",
]
"""What keeps a car from being complete."""

Investor = Literal[
    "I1-comfort",
    "I1-power",
    "I1-autonomy",
    "I1-balanced",
    "I2-big",
    "I2-new",
    "I2-solid",
    "I2-hybrid",
    "I2-all",
    "I2-waste",
    "I3-clean",
    "I3-autonomy",
    "I3-power",
    "I3-comfort",
]
"""By the pile that each belongs to."""
Ending = Literal["new_parts_exhausted", "junk_parts_exhausted", "car_complete"]
