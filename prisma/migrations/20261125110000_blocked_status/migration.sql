-- Alone: no statement of the transaction that adds a value may use it.
ALTER TYPE "booking_status" ADD VALUE 'blocked';
