import { coverageTable } from '../core/catalog/limitations/coverage.ts'

/** Prints what Windows nodes cannot do: each limitation with its basis and what covers it. */
process.stdout.write(coverageTable())
