"""Accounts, hosts, who may do what."""
