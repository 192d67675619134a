import { limitations, type FieldCase, type Limitation } from '../catalog/limitations/index.ts'
import type { LintId } from './index.ts'
import type { Basis, Violation } from '../model/finding.ts'
import type { LintViolation } from '../model/lint.ts'
import { createFinder, pathText, type Node } from '../model/nodes.ts'
import { memoize, memoizeByObject } from '../values/memoize.ts'
import { isWithin } from '../values/version.ts'

/** A field of a document, and the row that is about it. */
export interface Field extends Node {
  readonly limitation: Limitation
  readonly where: FieldCase
  readonly basis: Basis
  readonly key: string
}

type Path = LintViolation['path']

export interface FieldRow {
  readonly limitation: Limitation
  readonly where: FieldCase
  readonly basis: Basis
  readonly paths: readonly Path[]
}

/** The rows about fields that one lint reports. */
export const rowsOf = (lint: LintId): readonly FieldRow[] =>
  limitations.flatMap((limitation): readonly FieldRow[] => {
    const { field, basis, coveredBy, onManifest } = limitation
    const check = onManifest ?? coveredBy
    if (field === undefined || !('lint' in check) || check.lint !== lint) return []
    const as = onManifest && 'lint' in onManifest ? onManifest.as : undefined
    return [{ limitation, where: check.where ?? {}, basis: as ?? basis, paths: pathsOf(field) }]
  })

/** Makes what finds the fields of a document below `start` that rows are about. */
export function createFieldFinder(
  rows: readonly FieldRow[],
): (document: unknown, start: Path) => readonly Field[] {
  const rowOf = rows.flatMap((row) => row.paths.map(() => row))
  const find = createFinder(
    rows.flatMap(({ paths }) => paths),
    (index, value) => isCase(value, rowOf[index]?.where ?? {}),
  )
  return (document, start) =>
    find(document, start).flatMap(({ index, node }) => {
      const row = rowOf[index]
      if (!row) return []
      const { limitation, where, basis } = row
      return [{ ...node, limitation, where, basis, key: pathText(node.path) }]
    })
}

/** What a row says of a field. */
export const fieldViolation = ({ limitation, basis, path, value, key }: Field): LintViolation => ({
  path,
  basis,
  message: `${key} is ${isMode(path, value) ? inOctal(value) : shown(value)}: ${limitation.statement.value}.`,
  ...remedyOf(limitation),
  facts: [limitation.statement],
})

const remedyOf = ({ onManifest }: Limitation): Pick<LintViolation, 'remediation'> =>
  onManifest && 'lint' in onManifest && onManifest.remedy !== undefined
    ? { remediation: onManifest.remedy }
    : {}

/** `spec.containers[*].a.limits[x-*]` as steps of every place that it stands for. */
function pathsOf(field: string): readonly Path[] {
  const steps = [...field.matchAll(/\[([^\]]+)\]|([^.[\]]+)/g)].map(
    ([, key, name]) => key ?? name ?? '',
  )
  if (steps[0] === 'securityContext') {
    return [['spec', ...steps], ...inContainers(steps)]
  }
  return steps[1] === 'containers' ? inContainers(steps.slice(3)) : [steps]
}

function inContainers(steps: readonly string[]): readonly Path[] {
  const lists = ['containers', 'initContainers', 'ephemeralContainers']
  return lists.map((list) => ['spec', list, '*', ...steps])
}

const isCase = (value: unknown, { equals, begins, not }: FieldCase) =>
  value !== undefined &&
  value !== null &&
  !(Array.isArray(value) && value.length === 0) &&
  (equals === undefined || value === equals) &&
  (begins === undefined || (typeof value === 'string' && value.startsWith(begins))) &&
  (not === undefined || value !== not)

const shown = (value: unknown) =>
  typeof value === 'object' ? 'set' : (JSON.stringify(value) ?? 'set')

/** Whoever writes 0744 knows it by that, and the API server shows 484. */
const isMode = (path: Path, value: unknown): value is number =>
  typeof value === 'number' && /^(?:defaultMode|mode)$/.test(String(path.at(-1)))
const inOctal = (mode: number) => `${mode} (0${mode.toString(8)})`

const byId = new Map(limitations.map((row) => [row.id, row]))

/** A row by its id, where it holds for a minor; lints that look at more than one field go by it. */
export function rowWithin(id: string, minor: string): Limitation | undefined {
  const row = byId.get(id)
  return row && holdsIn(row, minor) ? row : undefined
}

/** Whether a row holds for a minor. */
export const holdsIn = (row: Limitation, minor: string): boolean => within(row)(minor)

const within = memoizeByObject((row: Limitation) => memoize((minor) => isWithin(minor, row)))

/** What a row says, after what the document has. */
export const rowViolation = (
  row: Limitation,
  path: Path,
  what: string,
  basis: Basis = row.basis,
): LintViolation & Pick<Violation, 'facts'> => ({
  path,
  basis,
  message: `${what}: ${row.statement.value}.`,
  facts: [row.statement],
})
