// Stands in for packages that only branches import which this product never takes: tidy HTML of e-mails, settings in TypeScript.
export {};
