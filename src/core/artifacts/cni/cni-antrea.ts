import { defineCniArtifact } from './cni-files.ts'
import { sourced } from './cni-parts.ts'
import { json } from '../formats/content.ts'

export const cniAntrea = defineCniArtifact({
  id: 'cni-antrea',
  format: 'antrea',
  summary: 'CNI file for Antrea, as its DaemonSet writes it',
  decisions: ['cni', 'ipam', 'nodeAgents'],
  carries: ['cni', 'ipam'],

  write({ ipam }, { file }) {
    return json({
      cniVersion: sourced(file.cniVersion.value, [], file.cniVersion.sources),
      name: sourced('antrea', [], ['an-conflist']),
      plugins: sourced(
        [
          {
            type: sourced('antrea', ['cni'], ['an-conflist#L6']),
            ipam: sourced({ type: ipam }, ['ipam'], ['an-conflist#L7-L9', 'an-design']),
            capabilities: sourced({ dns: true }, [], ['an-conflist#L10']),
          },
        ],
        ['cni'],
        ['an-conflist'],
      ),
    })
  },
})
