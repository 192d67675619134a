import { cniEndpoints, cniFile } from '../../../catalog/cni/file-facts.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { ofKind } from '../../../model/parsed.ts'
import { baseName } from '../../../values/base-name.ts'
import { folderKey, folderOf, folderOfRuntime, listedFiles } from './folders.ts'

export const cniNetConfApart = defineLint({
  id: 'cni-net-conf-apart',
  on: 'setup',
  summary: 'net-conf.json of Flannel does not lie among the CNI files',
  remediation: String.raw`Move it to C:\etc\kube-flannel\net-conf.json, where flanneld reads it.`,
  decisions: [],

  check({ observations, parsed }) {
    const told = folderOfRuntime('conf', observations)?.folder
    const sent = (['flannel-net-conf', 'cni-config'] as const).flatMap((kind) =>
      ofKind(parsed, kind).flatMap(({ value, placeOf }) => {
        const folder = folderOf(value.name)
        const name = baseName(value.name ?? '')
        return folder === undefined ? [] : [{ folder, name, place: placeOf([]) }]
      }),
    )
    const listed = listedFiles(observations).map(({ folder, name, place }) => ({
      folder,
      name,
      place: observedAt(place),
    }))
    const files = [...sent, ...listed]
    const conf = files.find(
      ({ folder, name }) =>
        /^net-conf\.json$/i.test(name) && (told === undefined ? isUsual(folder) : folder === told),
    )
    if (!conf) return []
    const before = files.find(
      ({ folder, name }) =>
        folder === conf.folder && /\.(?:conf|conflist|json)$/i.test(name) && name < conf.name,
    )
    return [
      {
        path: [],
        place: conf.place,
        basis: 'refused' as const,
        message: before
          ? `net-conf.json lies among the CNI files and is none; the runtime takes ${before.name} as long as that stands before it, and else stops at "missing 'type'".`
          : 'net-conf.json lies among the CNI files and is none: the runtime reads it as one and stops at "missing \'type\'".',
        facts: [before ? cniEndpoints.firstFile : cniFile.listKeys],
      },
    ]
  },
})

const isUsual = (folder: string) =>
  cniEndpoints.usualFolders.value.some((one) => folderKey(one) === folder)
