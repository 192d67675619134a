import { containerdTables } from '../../catalog/runtimes/containerd-tables.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { isWholeFile, schemaOf } from '../../model/containerd-file.ts'
import { valueAt } from '../../model/nodes.ts'
import { listed } from '../../values/listed.ts'
import { misspeltTables } from './misspelt-tables.ts'
import { keysAbove, strayedKeys } from './strayed.ts'

export const containerdConfigTables = defineLint({
  id: 'containerd-config-tables',
  on: 'containerd-config',
  summary: 'Settings of containerd stand in the tables of the schema that the file names',
  remediation: 'Move the settings to the tables of the schema, or name the schema that has them.',
  decisions: [],

  check({ value }): readonly LintViolation[] {
    const written = valueAt(value, ['version'])
    // In quotes it is no version, which is a fault of its own: what is meant stands there all the same.
    const version = schemaOf(value)
    const both = containerdTables.new.value.flatMap((table): readonly LintViolation[] => {
      const cni = ['plugins', table, 'cni']
      const one = valueAt(value, [...cni, 'bin_dir'])
      const list = valueAt(value, [...cni, 'bin_dirs'])
      return typeof one === 'string' && one !== '' && Array.isArray(list) && list.length > 0
        ? [
            {
              path: [...cni, 'bin_dirs'],
              basis: 'refused',
              message:
                'The file sets bin_dir and bin_dirs; containerd stops unless bin_dirs is its default.',
              remediation: 'Keep bin_dirs (2.1 and later) or bin_dir.',
              facts: [containerdTables.bothDirectories],
            },
          ]
        : []
    })
    const { old } = containerdTables
    const isWhole = isWholeFile(value)
    const table = ['plugins', old.value]
    const isOfFirst = valueAt(value, ['plugins', 'cri']) !== undefined
    if (written === undefined && isWhole && !isOfFirst && valueAt(value, table) !== undefined) {
      return [
        {
          path: table,
          basis: 'fails',
          message: `The file has no version, which means schema 1: containerd up to 1.7 does not read ${old.value} there and goes on with its defaults.`,
          remediation: 'Write version = 2 as the first line.',
          facts: [containerdTables.unnamed],
        },
      ]
    }
    // Nor does a template, which is put behind another text, or a file that another one imports.
    const isPiece = written === undefined && !isWhole && !isOfFirst
    const misplaced = (
      version < 3
        ? containerdTables.new.value.map((moved) => ['plugins', moved])
        : containerdTables.moved.map((key) => ['plugins', old.value, key])
    ).filter((path) => !isPiece && valueAt(value, path) !== undefined)
    const plugin = isOfFirst ? 'cri' : old.value
    const misspelt = version < 3 ? misspeltTables(value, plugin) : []
    const short = version < containerdTables.shortNames.value.from ? [] : shortNames(value)
    return [
      ...both,
      ...(version < 3 ? [] : formerSandbox(value)),
      ...misspelt,
      ...(version < 3 ? keysAbove(value, plugin) : []),
      // Of what stands in a misspelt table its name is the fault.
      ...(version < 3 ? strayedKeys(value, plugin) : []).filter(
        ({ path }) => !misspelt.some((one) => one.path[2] === path[2]),
      ),
      ...short.map((name): LintViolation => ({
        path: ['plugins', name],
        basis: 'refused',
        message: `plugins.${name} is a name of schema 1; in a file of schema ${version} containerd 1.x stops on it ("invalid plugin key URI"), and 2.x passes it over.`,
        remediation: `Write the whole name of the plugin, such as ${old.value}.`,
        facts: [containerdTables.shortNames],
      })),
      ...ofOtherSchema(misplaced, version),
    ]
  },
})

/** Tables of another schema than that of the file, which have one cause and one remedy. */
function ofOtherSchema(
  misplaced: readonly (readonly string[])[],
  version: number,
): readonly LintViolation[] {
  const { old, new: tables, passedOver } = containerdTables
  const [path] = misplaced
  if (!path) return []
  const names = misplaced.map((one) => one.slice(1).join('.'))
  const isOne = names.length === 1
  const [schema, release, fact] =
    version < 3
      ? ['schema 3 and later', ` ${passedOver.value.new}`, tables]
      : ['schema 2', version === 3 ? ` ${passedOver.value.ofSecondInThird}` : '', old]
  const [runtime, images] = tables.value
  return [
    {
      path,
      basis: 'fails',
      message: `${listed(names)} ${isOne ? 'belongs' : 'belong'} to ${schema}; in a file of schema ${version} containerd${release} passes ${isOne ? 'it' : 'them'} over.`,
      remediation:
        version < 3
          ? `Write version = 3 for these tables, where containerd is 2.0 or later; for 1.x write the settings below plugins."${old.value}".`
          : `Write version = 2, to which these tables belong. Or keep the version and move them: cni and containerd to plugins."${runtime}", its snapshotter and registry to plugins."${images}", sandbox_image to sandbox in plugins."${images}".pinned_images.`,
      facts: [fact, passedOver],
    },
  ]
}

/** The pause image under its former key, in the tables that have another one for it. */
const formerSandbox = (file: unknown): readonly LintViolation[] =>
  containerdTables.new.value
    .map((table) => ['plugins', table, 'sandbox_image'])
    .filter((path) => valueAt(file, path) !== undefined && valueAt(file, sandbox) === undefined)
    .map((path) => ({
      path,
      basis: 'fails',
      message: `sandbox_image is a key of schema 2; from schema 3 on containerd passes it over and takes its default pause image.`,
      remediation: `Write sandbox in the table ${sandbox.slice(1, 3).join('.')}.`,
      facts: [containerdTables.new],
    }))

const sandbox = ['plugins', 'io.containerd.cri.v1.images', 'pinned_images', 'sandbox']

function shortNames(file: unknown): readonly string[] {
  const plugins = valueAt(file, ['plugins'])
  return typeof plugins === 'object' && plugins !== null
    ? Object.keys(plugins).filter((name) => !name.includes('.'))
    : []
}
