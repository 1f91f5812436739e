-- Expand only. A wrap from before gets its MAC when its passkey opens it next, or when access is given anew.
ALTER TABLE "desk_wraps" ADD COLUMN "half_mac" TEXT;
