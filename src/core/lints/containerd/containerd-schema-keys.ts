import { containerdTables } from '../../catalog/runtimes/containerd-tables.ts'
import { pinnedFrom, serverTables } from '../../catalog/runtimes/containerd-schema-keys.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'

export const containerdSchemaKeys = defineLint({
  id: 'containerd-schema-keys',
  on: 'containerd-config',
  summary:
    'The pause image and the address of containerd are given as the schema of the file has them',
  remediation:
    'Write them as the schema of the file has them, or name the schema that has them so.',
  decisions: [],

  check({ value }): readonly LintViolation[] {
    const version = valueAt(value, ['version'])
    if (typeof version !== 'number') return []
    const cri = containerdTables.old.value
    const pinned = ['plugins', cri, 'pinned_images']
    const { from, plugins } = serverTables.value
    return [
      ...(version < pinnedFrom.value &&
      valueAt(value, pinned) !== undefined &&
      valueAt(value, ['plugins', cri, 'sandbox_image']) === undefined
        ? [
            {
              path: pinned,
              basis: 'fails' as const,
              message: `pinned_images is a table of schema ${pinnedFrom.value}; in a file of schema ${version} containerd passes it over and takes its default pause image.`,
              remediation: `Write sandbox_image in the table plugins."${cri}".`,
              facts: [pinnedFrom],
            },
          ]
        : []),
      ...(version < from ? [] : Object.entries(plugins))
        .filter(
          ([table, plugin]) =>
            isOwn(table, valueAt(value, [table, 'address'])) &&
            valueAt(value, ['plugins', plugin]) === undefined,
        )
        .map(([table, plugin]) => ({
          path: [table],
          basis: 'fails' as const,
          message: `The table ${table} at the top is one of schemas before ${from}; in a file of schema ${version} containerd takes its address from plugins."${plugin}" alone, and listens at its default without it.`,
          remediation: `Write the address in plugins."${plugin}".`,
          facts: [serverTables],
        })),
    ]
  },
})

const pipe = containerdTables.windowsPipe.value

/** An address that is not what containerd has without it, on Windows or on Linux. */
function isOwn(table: string, address: unknown): boolean {
  if (typeof address !== 'string' || address === '') return false
  const name = address.replaceAll('/', '\\').toLowerCase()
  const isDefault = table === 'ttrpc' ? name === `${pipe}.ttrpc` : name === pipe
  return !isDefault && !address.startsWith('/')
}
