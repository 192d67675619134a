import { cniEndpoints } from '../../catalog/cni/file-facts.ts'
import { defineLint } from '../../model/lint.ts'
import type { Observation } from '../../model/observation.ts'
import { placeOf as observedAt } from '../../model/observe.ts'
import { ofKind } from '../../model/parsed.ts'
import { endpointPlugins } from '../cni/file.ts'
import { hasLinuxContainerd } from '../containerd/is-of-windows.ts'

export const cniDirectory = defineLint({
  id: 'cni-directory',
  on: 'setup',
  summary: 'CNI files stand in the folder that the runtime reads',
  remediation:
    'Write the CNI file into the folder that conf_dir of containerd (--cni-conf-dir with Docker) names, or name the folder where the installer writes.',
  decisions: [],

  check({ observations, parsed }) {
    const setting = folderOfRuntime(observations)
    const read = observations.filter(({ name }) => name === setting)
    const [told] = read
    const folder = told && folderKey(String(told.value))
    if (!told || folder === undefined || read.some(({ value }) => value !== told.value)) return []
    // Linux nodes have folders of the same names.
    const configs = ofKind(parsed, 'containerd-config')
    if (configs.length > 1 || hasLinuxContainerd(parsed)) return []
    const files = ofKind(parsed, 'cni-config').flatMap(({ value, placeOf }) => {
      const own = endpointPlugins(value.value).length > 0 ? folderOf(value.name) : undefined
      return own === undefined ? [] : [{ folder: own, name: value.name, place: placeOf([]) }]
    })
    const [first] = files
    const isElsewhere = first && files.every((one) => one.folder !== folder)
    return isElsewhere
      ? [
          {
            path: [],
            place: first.place,
            also: [observedAt(told)],
            basis: 'fails' as const,
            message: `The runtime reads CNI files in ${String(told.value)}, and this one is ${first.name ?? ''}: "no network config found", "cni plugin not initialized".`,
            facts: [cniEndpoints.directories],
          },
        ]
      : []
  },
})

/** With containerd its own setting counts; the kubelet's flag is for Docker. */
const folderOfRuntime = (observations: readonly Observation[]) =>
  observations.some(
    ({ decision, value }) => decision === 'containerRuntime' && value === 'containerd',
  )
    ? 'containerd.cni.confDir'
    : 'kubelet.flag.cni-conf-dir'

/** The folder of a path that begins at a root; undefined for a bare name. */
const folderOf = (path: string | undefined) =>
  path === undefined || !/^(?:[a-z]:)?[\\/]/i.test(path)
    ? undefined
    : folderKey(path.replace(/[\\/][^\\/]*$/, ''))

/** Spellings of one folder: the drive may be left out, and slashes lean either way. */
const folderKey = (path: string) =>
  path
    .replace(/^["']|["']$/g, '')
    .replace(/^[a-z]:/i, '')
    .replace(/[\\/]+/g, '/')
    .replace(/\/$/, '')
    .toLowerCase()
