import { containerd } from '../../catalog/runtimes/containerd.ts'
import { containerdTables } from '../../catalog/runtimes/containerd-tables.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { ofKind } from '../../model/parsed.ts'
import { hasLinuxContainerd } from './is-of-windows.ts'
import { isAtLeast, isVersion, minorOf } from '../../values/version.ts'
import { deciding } from '../../model/observed.ts'

export const containerdConfigRelease = defineLint({
  id: 'containerd-config-release',
  on: 'setup',
  summary: 'The release of containerd on the node reads what its configuration says',
  remediation:
    'Write the configuration for the release that is on the node, or install another one.',
  decisions: [],

  check({ observations, parsed }) {
    const runtimes = deciding(observations, 'containerRuntime')
    const all = deciding(observations, 'runtimeVersion')
    // What the host itself prints is beside its file; a table lists the other nodes too.
    const ofHost = all.filter(({ subject }) => subject === undefined)
    const told = ofHost.length > 0 ? ofHost : all
    const [first] = told
    const release = String(first?.value)
    const line = containerd.lines.find(({ id }) => id === minorOf(release))
    const isSure =
      runtimes.every(({ value }) => value === containerd.id) &&
      told.every(({ value }) => value === first?.value)
    if (!first || !line || !isVersion(release) || !isSure) return []
    const configs = ofKind(parsed, 'containerd-config')
    if (configs.length !== 1 || hasLinuxContainerd(parsed)) return []
    return configs.flatMap(({ value: { value }, placeOf }): readonly LintViolation[] => {
      const fault = (
        path: LintViolation['path'],
        basis: LintViolation['basis'],
        message: string,
        facts: LintViolation['facts'],
      ): LintViolation => ({
        path: [],
        place: placeOf(path),
        also: [{ file: first.file, line: first.line, column: first.column }],
        basis,
        message,
        facts,
      })
      const schema = valueAt(value, ['version'])
      if (typeof schema === 'number' && schema > line.schema.value) {
        return [
          fault(
            ['version'],
            'refused',
            `The configuration has schema ${schema}; containerd ${release} reads up to ${line.schema.value}, and does not start.`,
            [line.schema],
          ),
        ]
      }
      const lists = containerdTables.new.value
        .map((table) => ['plugins', table, 'cni', 'bin_dirs'])
        .filter((path) => !line.binDirs.value && valueAt(value, path) !== undefined)
      const { removed, old } = containerdTables
      const gone = isAtLeast(release, removed.value.from)
        ? removed.value.keys
            .map((key) => ['plugins', old.value, 'containerd', key])
            .filter((path) => isFilled(valueAt(value, [...path, 'runtime_type'])))
        : []
      return [
        ...lists.map((path) =>
          fault(
            path,
            'fails',
            `containerd ${release} reads one directory of plugins, bin_dir; bin_dirs has no effect.`,
            [line.binDirs],
          ),
        ),
        ...gone.map((path) =>
          fault(
            path,
            'fails',
            `containerd ${release} no longer reads ${String(path.at(-1))}; a handler under runtimes and default_runtime_name take its place.`,
            [removed],
          ),
        ),
      ]
    })
  },
})

const isFilled = (value: unknown) => typeof value === 'string' && value !== ''
