import { objectLimits } from '../../catalog/workload/api-limits.ts'
import { defineLint } from '../../model/lint.ts'
import { nodesAt, pathText } from '../../model/nodes.ts'
import { parseAddress } from '../../values/address.ts'

const { sourceRanges } = objectLimits

export const serviceSourceRanges = defineLint({
  id: 'service-source-ranges',
  on: 'manifest',
  summary: 'The sources that a Service lets in are ranges',
  remediation: 'Write the prefix behind the address, such as /32 for one host.',
  decisions: [],
  isAbout: ({ kind }) => kind === 'Service',

  check: ({ kind, value }) =>
    kind === 'Service'
      ? nodesAt(value, ['spec'], ['loadBalancerSourceRanges', '*']).flatMap(
          ({ path, value: one }) =>
            typeof one !== 'string' || !parseAddress(one.trim())
              ? []
              : [
                  {
                    path,
                    basis: 'refused' as const,
                    message: `${pathText(path)} is ${one.trim()}, an address without a prefix; the API server takes ranges alone.`,
                    facts: [sourceRanges],
                  },
                ],
        )
      : [],
})
