import { cniEndpoints } from '../../catalog/cni/file-facts.ts'
import { defineLint } from '../../model/lint.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'

const variable = 'AWS_VPC_K8S_CNI_EXCLUDE_SNAT_CIDRS'

export const awsNodeSnat = defineLint({
  id: 'aws-node-snat',
  on: 'manifest',
  summary: 'Ranges without SNAT on EKS are told to Windows nodes too',
  remediation: 'Name the same ranges as excluded SNAT CIDRs at the bootstrap of the Windows nodes.',
  decisions: [],
  isAbout: ({ kind, name }) => kind === 'DaemonSet' && name === 'aws-node',

  check: ({ kind, name, value, pod }) =>
    kind === 'DaemonSet' && name === 'aws-node' && pod
      ? nodesAt(value, [...pod.path, 'spec'], ['containers', '*', 'env', '*'])
          .filter(
            ({ value: one }) =>
              valueAt(one, ['name']) === variable &&
              !['', undefined].includes(textOf(valueAt(one, ['value']))),
          )
          .map(({ path }) => ({
            path,
            basis: 'advice' as const,
            message: `${variable} reaches no Windows node and changes nothing there.`,
            facts: [cniEndpoints.snatOnEks],
          }))
      : [],
})

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
