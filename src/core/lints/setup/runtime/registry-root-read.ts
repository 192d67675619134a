import { containerdFiles } from '../../../catalog/runtimes/containerd-files.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isOfLinux } from '../../containerd/is-of-windows.ts'
import { folderKey } from '../pod-network/folders.ts'

const { configPath } = containerdFiles

export const registryRootRead = defineLint({
  id: 'registry-root-read',
  on: 'setup',
  summary: 'The folders of registries lie where containerd looks for them',
  remediation: 'Name one folder in both places: config_path, and where hosts.toml is written.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const [configuration, other] = ofKind(parsed, 'containerd-config')
    const roots = named(observations, 'containerd.registryRoot')
    const [root] = roots
    if (!configuration || other || !root || isOfLinux(configuration.value.text)) return []
    const { value, placeOf } = configuration
    const path = configPath.value.find((one) => typeof valueAt(value.value, one) === 'string')
    const read = path && valueAt(value.value, path)
    if (path === undefined || typeof read !== 'string' || read === '' || read.includes('$'))
      return []
    // Several folders stand there one behind the other.
    const folders = read.split(';').map(folderKey)
    if (roots.some((one) => folders.includes(folderKey(String(one.value))))) return []
    return [
      {
        path: [],
        place: placeOf(path),
        also: roots.map(observedAt),
        basis: 'fails',
        message: `containerd reads the folders of registries in ${read}, and hosts.toml is in ${String(root.value)}: mirrors, certificates and skip_verify there count for nothing.`,
        facts: [configPath],
      },
    ]
  },
})
