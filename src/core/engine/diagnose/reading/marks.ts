import { cniFoldersIn } from '../../../importers/cni/cni-folders.ts'
import { hnsVersionsIn } from '../../../importers/hns/version.ts'
import { failedPluginIn } from '../../../importers/logs/failed-plugin.ts'
import { headCommentIn } from '../../../importers/marks/node/head-comment.ts'
import { familiesIn } from '../../../importers/marks/network/cluster-ranges.ts'
import { registeredTaintsIn } from '../../../importers/marks/objects/registered-taints.ts'
import { goneAddressesIn } from '../../../importers/marks/releases/gone-addresses.ts'
import { printedKubeadmIn } from '../../../importers/marks/releases/printed-kubeadm.ts'
import { helmListIn } from '../../../importers/marks/releases/helm-list.ts'
import { azModuleIn } from '../../../importers/pools/az-module.ts'
import { azureLocalPoolsIn } from '../../../importers/pools/azure-local.ts'
import { programPoolsIn } from '../../../importers/pools/program.ts'
import { awsNodeSettingsIn } from '../../../importers/pools/read-settings.ts'
import { azureSubnetsIn } from '../../../importers/pools/subnets.ts'
import { environmentsIn } from '../../../importers/prose/environment.ts'
import { clientNodesIn } from '../../../importers/prose/hosts/client-node.ts'
import { pulledIn } from '../../../importers/prose/runtimes/images.ts'
import { fetchedFilesIn } from '../../../importers/scripts/fetched-files.ts'
import { allReleasesIn } from '../../../importers/scripts/fetched-with.ts'
import { callsIn } from '../../../importers/scripts/script-calls.ts'
import { versionTablesIn } from '../../../importers/windows-version.ts'
import { bannersIn, displayVersionsIn } from '../../../importers/windows/display-version.ts'
import { hotPatchesIn } from '../../../importers/windows/hot-patches.ts'
import { versionsBesideWindows } from '../../../importers/windows/version-beside-windows.ts'
import { networkMarks } from '../../../importers/marks/network/index.ts'
import { nodeMarks } from '../../../importers/marks/node/index.ts'
import { objectMarks } from '../../../importers/marks/objects/index.ts'
import { placeMarks } from '../../../importers/marks/platforms/index.ts'
import type { MarkReader } from '../../../importers/marks/mark-reader.ts'
import type { Document } from '../../../model/document.ts'
import type { Reading } from '../../../model/importer.ts'
import { grouped } from '../../../values/grouped.ts'

const readers: readonly MarkReader[] = [
  allReleasesIn,
  ...placeMarks,
  ...networkMarks,
  ...nodeMarks,
  ...objectMarks,
  awsNodeSettingsIn,
  fetchedFilesIn,
  cniFoldersIn,
  failedPluginIn,
  callsIn,
  environmentsIn,
  clientNodesIn,
  pulledIn,
  goneAddressesIn,
  azureLocalPoolsIn,
  azureSubnetsIn,
  azModuleIn,
  programPoolsIn,
  hnsVersionsIn,
  displayVersionsIn,
  bannersIn,
  versionTablesIn,
  hotPatchesIn,
  helmListIn,
  printedKubeadmIn,
]

/** Whatever a text is, it may name releases of parts of a node, the platform, identifiers of nodes, images, and the runtime. */
export function withMarks(reading: Reading, doc: Document, isScript: boolean): Reading {
  const found = [
    ...readers.flatMap((read) => read(doc)),
    ...familiesIn(reading.observations ?? []),
    ...registeredTaintsIn(reading.observations ?? []),
  ]
  const { observations = [] } = reading
  const told = grouped(observations, ({ name, line }) => `${line} ${name}`)
  const lines = isScript ? doc.text.split('\n') : []
  const marks = [
    // What another comment of a script says is an example, or was.
    ...found.filter(({ line }) => !/^[ \t]*#/.test(lines[line - doc.first] ?? '')),
    ...headCommentIn(doc),
    ...versionsBesideWindows(doc, observations),
  ].filter(
    ({ name, line, value, subject }) =>
      told
        .get(`${line} ${name}`)
        ?.some(
          (one) =>
            one.value === value &&
            (subject?.startsWith('workload ') !== true || one.subject === subject),
        ) !== true,
  )
  return marks.length === 0 ? reading : { ...reading, observations: [...observations, ...marks] }
}
