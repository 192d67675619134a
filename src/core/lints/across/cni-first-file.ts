import { cniEndpoints } from '../../catalog/cni/file-facts.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import type { Observation } from '../../model/observation.ts'
import { placeOf } from '../../model/observe.ts'
import { ofKind } from '../../model/parsed.ts'
import { grouped } from '../../values/grouped.ts'
import { endpointPlugins } from '../cni/file.ts'
import { listedFiles } from './folders.ts'

export const cniFirstFile = defineLint({
  id: 'cni-first-file',
  on: 'setup',
  summary: 'The CNI file that the runtime loads is the one of the pod network',
  remediation: 'Delete the file for nat from the folder, so that one network file is there.',
  decisions: [],

  check({ parsed, observations }): readonly LintViolation[] {
    const files = ofKind(parsed, 'cni-config')
      .map(({ value, placeOf }) => {
        const [plugin] = endpointPlugins(value.value)
        const name = value.name?.split(/[\\/]/).at(-1) ?? ''
        return { place: placeOf([]), name, type: plugin?.type }
      })
      .filter(({ name, type }) => type !== undefined && /\.(?:conf|conflist|json)$/i.test(name))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    const [first, ...others] = files
    const [meant] = others.filter(({ type }) => type !== 'nat')
    const listed = listedFirst(observations)
    if (first?.type !== 'nat' || !meant || meant.name === first.name) return listed
    return [
      ...listed,
      {
        path: [],
        place: first.place,
        also: [meant.place],
        basis: 'fails',
        message: `containerd loads the first file by name alone: that is ${first.name}, of type nat, and not ${meant.name}. Pods get addresses of the NAT network.`,
        facts: [cniEndpoints.firstFile],
      },
    ]
  },
})

/** The file for nat that scripts of old left, before another in the folder that a listing shows. */
function listedFirst(observations: readonly Observation[]): readonly LintViolation[] {
  const folders = grouped(
    listedFiles(observations).filter(({ name }) => /\.(?:conf|conflist|json)$/i.test(name)),
    ({ place, folder }) => `${place.file}\n${folder}`,
  )
  return [...folders.values()].flatMap((files) => {
    const [first, meant] = files.toSorted((a, b) => (a.name < b.name ? -1 : 1))
    if (!first || !meant || !/^0-containerd-nat\./i.test(first.name)) return []
    return [
      {
        path: [],
        place: placeOf(first.place),
        also: [placeOf(meant.place)],
        basis: 'fails' as const,
        message: `containerd loads the first file by name alone: in ${first.shown} that is ${first.name} and not ${meant.name}. Pods get addresses of the NAT network.`,
        facts: [cniEndpoints.firstFile],
      },
    ]
  })
}
