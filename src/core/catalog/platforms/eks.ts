import { inferred, unknown, verified } from '../fact.ts'
import { awsNetwork } from './aws.ts'
import { definePlatform } from './define.ts'

const calendar = ['eks-versions', 'eks-ami-versions'] as const
const notRead = { standard: null, extended: null }

export const eks = definePlatform({
  id: 'eks',
  name: 'EKS',
  sentence: 'Amazon Elastic Kubernetes Service: EKS makes the node, from a node group.',
  ...awsNetwork,
  pool: {
    windows: verified(true, [
      'eks-ami-versions',
      'eksctl userdocs/src/usage/windows-worker-nodes.md#L64',
    ]),
    cni: verified('vpc-bridge', ['eks-guide networking/eks-networking-add-ons.adoc#L1269']),
    networkMode: inferred('l2bridge', ['eks-guide networking/eks-networking-add-ons.adoc#L1269']),
    releases: {
      ltsc2019: {
        kubernetes: verified({ through: '1.34' }, ['eks-ami', 'eks-ami-versions']),
        unclear: unknown({ from: '1.35' }, ['eks-ami-versions']),
      },
      ltsc2022: {
        kubernetes: verified({ from: '1.23' }, ['eksctl pkg/ami/ssm_resolver.go#L71', 'eks-ami']),
      },
      ltsc2025: {
        kubernetes: verified({ from: '1.35' }, ['eksctl pkg/ami/ssm_resolver.go#L82', 'eks-ami']),
      },
    },
    otherReleases: verified(
      'no image',
      ['eks-ami', 'eksctl pkg/apis/eksctl.io/v1alpha5/validation.go#L891'],
      { lasting: true },
    ),
    minors: {
      '1.29': verified({ standard: '2025-03-23', extended: '2026-03-23' }, calendar),
      '1.30': verified({ standard: '2025-07-23', extended: '2026-07-23' }, calendar),
      '1.31': verified({ standard: '2025-11-26', extended: '2026-11-26' }, calendar),
      '1.32': verified({ standard: '2026-03-23', extended: '2027-03-23' }, calendar),
      '1.33': verified({ standard: '2026-07-29', extended: '2027-07-29' }, calendar),
      '1.34': verified({ standard: '2026-12-02', extended: '2027-12-02' }, calendar),
      '1.35': verified(notRead, ['eks-ami-cn']),
      '1.36': inferred(notRead, ['karpenter-faq']),
    },
    extended: verified({ name: 'extended support', forWindows: true }, calendar),
    hyperv: unknown(null, ['eks-windows']),
    dualStack: verified(false, [
      'eks-windows',
      'eks-guide networking/eks-networking-add-ons.adoc#L752',
    ]),
    maxPods: {
      perInterface: verified(
        {
          examples: [
            { type: 't3.medium', addresses: 6 },
            { type: 'm5.large', addresses: 10 },
            { type: 'm5.xlarge', addresses: 15 },
          ],
          perPrefix: 16,
        },
        ['eks-windows', 'vpc-controller pkg/aws/vpc/limits.go'],
      ),
      untold: unknown('the instance type', ['vpc-controller docs/troubleshooting.md#L7']),
    },
    gates: {
      basis: 'refused',
      fact: verified('eksctl takes no kubeletExtraConfig for Windows', [
        'eksctl pkg/apis/eksctl.io/v1alpha5/validation.go#L1142',
      ]),
    },
  },
})
