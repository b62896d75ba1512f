"""Rows of self-play on the device that fits: dense features in half precision, and their facts."""

from dataclasses import dataclass

import numpy as np
import torch

from messina.bots.feature_vector import FEATURES
from messina.learn.training_rows import RowArrays

PART = 50_000
"""Rows worked on at a time."""


def device() -> str:
    """Return the device that fits the networks: a GPU if there is one."""
    return "cuda" if torch.cuda.is_available() else "cpu"


@dataclass
class DenseRows:
    """Training rows as a matrix of features; `facts` are whole numbers beside it."""

    x: torch.Tensor
    facts: torch.Tensor

    def __len__(self) -> int:
        return len(self.x)


def to_dense(table: RowArrays) -> DenseRows:
    """Convert sparse rows to a dense matrix in half precision on the device."""
    where = device()
    counts = table.counts.astype(np.int64)
    begins = np.concatenate([[0], np.cumsum(counts)])
    x = torch.zeros(len(counts), FEATURES, dtype=torch.float16, device=where)
    for first in range(0, len(counts), PART):
        last = min(first + PART, len(counts))
        part = slice(begins[first], begins[last])
        rows = torch.from_numpy(np.repeat(np.arange(last - first), counts[first:last])).to(where)
        index = torch.from_numpy(table.index[part].astype(np.int64)).to(where)
        value = torch.from_numpy(table.value[part].astype(np.float32)).to(where)
        block = torch.zeros(last - first, FEATURES, device=where)
        block.index_put_((rows, index), value, accumulate=True)
        x[first:last] = block.half()
    return DenseRows(x, torch.from_numpy(table.facts.astype(np.int64)).to(where))


def concatenated(parts: list[DenseRows]) -> DenseRows:
    """Join several sets of rows."""
    return DenseRows(torch.cat([one.x for one in parts]), torch.cat([one.facts for one in parts]))


def mean_and_deviation(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Return mean and standard deviation (at least 1) of every feature."""
    total = torch.zeros(x.shape[1], dtype=torch.float64, device=x.device)
    squares = torch.zeros_like(total)
    for part in x.split(PART):
        wide = part.double()
        total += wide.sum(0)
        squares += (wide * wide).sum(0)
    mean = total / len(x)
    deviation = (squares / len(x) - mean * mean).clamp(min=0.0).sqrt()
    return mean.float(), deviation.float().clamp(min=1.0)


def flattened(*tensors: torch.Tensor) -> list[float]:
    """Return all numbers of the tensors, one after another."""
    numbers: list[float] = torch.cat([one.detach().float().cpu().reshape(-1) for one in tensors]).tolist()
    return numbers
