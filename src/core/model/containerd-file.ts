import { valueAt } from './nodes.ts'

/** Whether a file of containerd is one of its own: a piece of a file, which another one imports, names no schema. */
export const isWholeFile = (file: unknown): boolean =>
  ['root', 'state', 'grpc'].some((key) => valueAt(file, [key]) !== undefined)

/** The schema that a file of containerd names, 1 where it names none; a number in quotes is what is meant. */
export const schemaOf = (file: unknown): number => Number(valueAt(file, ['version']) ?? 1) || 1
