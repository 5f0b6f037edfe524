"""Mutation testing: how many small mistakes in the rules would the tests notice? See docs/mutation.md."""
