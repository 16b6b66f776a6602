"""PHH, the poker hand history format: TOML, one hand a file or, in PHHS, one a table."""

from ruleone.history.phh.document import Document, document_of
from ruleone.history.phh.read import FIELD, read_documents, read_phh, record_of
from ruleone.history.phh.write import write_phh, write_phhs

__all__ = [
    "FIELD",
    "Document",
    "document_of",
    "read_documents",
    "read_phh",
    "record_of",
    "write_phh",
    "write_phhs",
]
