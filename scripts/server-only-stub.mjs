// Stands in for a package that is only a guard for Next's builds.
export {};
