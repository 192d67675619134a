import { cimfs } from '../../catalog/runtimes/containerd-cimfs.ts'
import { containerdTables } from '../../catalog/runtimes/containerd-tables.ts'
import { buildNumber, windows, windowsReleases } from '../../catalog/windows/index.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt } from '../../model/nodes.ts'
import { placeOf } from '../../model/observe.ts'
import { deciding } from '../../model/observed.ts'
import { ofKind } from '../../model/parsed.ts'

const tables = [containerdTables.old.value, ...containerdTables.new.value]
const paths = tables.flatMap((table) => [
  { under: ['plugins', table], at: ['containerd', 'snapshotter'] },
  { under: ['plugins', table], at: ['snapshotter'] },
  { under: ['plugins', table], at: ['containerd', 'runtimes', '*', 'snapshotter'] },
])

export const containerdCimfsRelease = defineLint({
  id: 'containerd-cimfs-release',
  on: 'setup',
  summary: 'The Windows of the node has the file system that the snapshotter cimfs keeps layers in',
  remediation: 'Write snapshotter = "windows", or take a node whose Windows has CimFS.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const told = deciding(observations, 'windowsRelease').filter(({ absent }) => absent !== true)
    const [first] = told
    const release = windowsReleases.find((id) => id === first?.value)
    if (!first || release === undefined || told.some(({ value }) => value !== release)) return []
    const { update, from } = cimfs
    if (buildNumber(release) >= buildNumber(from.value)) return []
    const revisions = deciding(observations, 'windowsRevision')
    const [revision] = revisions
    const isUpdated =
      release === update.value.release &&
      (!revision || revisions.some(({ value }) => Number(value) >= update.value.revision))
    if (isUpdated) return []
    const { name } = windows[release]
    const isOld = release === update.value.release && revision !== undefined
    const host = isOld ? `${name} of revision ${String(revision.value)}` : name
    return ofKind(parsed, 'containerd-config').flatMap(({ value: { value }, placeOf: placeIn }) =>
      paths.flatMap(({ under, at }) =>
        nodesAt(value, under, at)
          .filter((node) => node.value === cimfs.snapshotter)
          .map(({ path }) => ({
            path: [],
            place: placeIn(path),
            also: [placeOf(isOld ? revision : first)],
            basis: 'fails' as const,
            message: `The snapshotter ${cimfs.snapshotter} needs ${windows[from.value].name}, or ${windows[update.value.release].name} from revision ${update.value.revision} on (${update.value.kb}); ${host} has no CimFS, and no image is unpacked.`,
            facts: [from, update],
          })),
      ),
    )
  },
})
