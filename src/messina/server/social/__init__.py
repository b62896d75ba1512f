"""What people see of each other: tables that are announced, and the games of one person."""
