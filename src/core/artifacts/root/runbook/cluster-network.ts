import { catalog } from '../../../catalog/catalog.ts'
import { shRaw } from '../../../text/shell.ts'
import { defineStep } from './step.ts'
import { cluster } from './thing.ts'

export const clusterNetwork = defineStep({
  id: 'cluster-network',
  title: 'Prepare the network of the cluster',
  when: ({ cni }) => catalog.cni[cni].clusterSide !== undefined,
  body({ cni }) {
    const { name, file, clusterSide } = catalog.cni[cni]
    return (
      clusterSide?.text ??
      `${name} runs on the Linux nodes first, set up for Windows nodes. On this node ${file.installer?.value ?? 'its installer'} writes the CNI file; the copy in cni/ shows what it should hold.`
    )
  },
  commands: ({ cni }) => (catalog.cni[cni].clusterSide?.commands ?? []).map(shRaw),
  // Its commands show the network of the cluster and change nothing.
  effects: () => [
    { does: 'the network of the cluster is looked at', needs: [cluster.administrator] },
  ],
  files: ['cni/net-conf.json'],
  decisions: ['cni', 'networkMode', 'vni', 'vxlanPort', 'clusterCIDR'],
  sources: ['doc004', 'fl-backends'],
})
