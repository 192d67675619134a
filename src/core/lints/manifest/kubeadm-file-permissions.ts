import { clusterApiFiles } from '../../catalog/joining.ts'
import { defineLint } from '../../model/lint.ts'
import { nodesAt, pathText } from '../../model/nodes.ts'

const kinds = /^(?:KubeadmConfig(?:Template)?|KubeadmControlPlane(?:Template)?)$/
const lists = [
  ['spec', 'files'],
  ['spec', 'template', 'spec', 'files'],
  ['spec', 'kubeadmConfigSpec', 'files'],
]

export const kubeadmFilePermissions = defineLint({
  id: 'kubeadm-file-permissions',
  on: 'manifest',
  summary: 'The permissions of a file that the Cluster API writes are text',
  remediation: 'Put the digits into quotes: permissions: "0744".',
  decisions: [],
  isAbout: ({ kind }) => kinds.test(kind),

  check: ({ kind, value }) =>
    kinds.test(kind)
      ? lists.flatMap((list) =>
          nodesAt(value, list, ['*', 'permissions']).flatMap(({ path, value: own }) =>
            typeof own === 'number'
              ? [
                  {
                    path,
                    basis: 'refused' as const,
                    message: `${pathText(path)} is a number, ${own}; the API takes text there, and refuses the object.`,
                    facts: [clusterApiFiles],
                  },
                ]
              : [],
          ),
        )
      : [],
})
