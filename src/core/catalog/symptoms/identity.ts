import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

/** Rights and secrets that a node or its agents lack. */
export const identitySymptoms: readonly Symptom[] = [
  {
    id: 'PL-11',
    about: 'account of kube-proxy',
    kind: 'error',
    words: [
      ['services is forbidden: User "system:serviceaccount:', 'kube-proxy', 'cannot list'],
      [
        'endpointslices.discovery.k8s.io is forbidden: User "system:serviceaccount:',
        'kube-proxy',
        'cannot list',
      ],
      [
        'failed to list *v1.Service: services is forbidden: User "system:serviceaccount:kube-system:default"',
        'cannot list resource "services"',
        'at the cluster scope',
      ],
    ],
    wordsInferred: true,
    printed: [{ by: 'kube-proxy', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'The account of kube-proxy is not bound to the ClusterRole system:node-proxier, so it learns of no Service.',
          ['rbac-policy'],
        ),
        checks: [
          {
            command: 'kubectl get clusterrolebindings -o wide | findstr node-proxier',
            shows: 'a line without this account',
          },
        ],
        remedy:
          'kubectl create clusterrolebinding NAME --clusterrole=system:node-proxier --serviceaccount=NAMESPACE:ACCOUNT, then restart kube-proxy.',
      },
    ],
  },
  {
    id: 'PL-12',
    about: 'bootstrap token without rights',
    kind: 'error',
    words: [
      [
        'certificatesigningrequests.certificates.k8s.io is forbidden: User "system:bootstrap:',
        'cannot create',
      ],
    ],
    wordsInferred: true,
    printed: [{ by: 'kubelet', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'The group of the bootstrap token is not bound to the ClusterRole system:node-bootstrapper, so the kubelet may not ask for its certificate.',
          ['tls-bootstrapping'],
        ),
        checks: [
          {
            command: 'kubectl get clusterrolebindings -o wide | findstr node-bootstrapper',
            shows: 'no binding of the group system:bootstrappers',
          },
        ],
        remedy:
          'kubectl create clusterrolebinding NAME --clusterrole=system:node-bootstrapper --group=system:bootstrappers.',
      },
    ],
  },
  {
    id: 'PL-13',
    about: 'KDS root key',
    kind: 'error',
    words: [['New-ADServiceAccount', 'Key does not exist']],
    wordsInferred: true,
    printed: [{ by: 'New-ADServiceAccount', in: 'console' }],
    causes: [
      {
        cause: inferred(
          'The domain has no KDS root key that can be used: it was never made, or less than 10 hours ago.',
          ['website-configure-gmsa'],
        ),
        checks: [{ command: 'Get-KdsRootKey', shows: 'nothing, or an EffectiveTime to come' }],
        remedy:
          'Add-KdsRootKey -EffectiveImmediately, then wait 10 hours until all domain controllers have it.',
      },
    ],
  },
  {
    id: 'PL-14',
    about: 'AMI that is gone',
    kind: 'error',
    words: [['InvalidAMIID.NotFound'], ["The image id '[ami-", 'does not exist']],
    printed: [{ by: 'EC2', in: 'events of the group' }],
    causes: [
      {
        cause: inferred(
          'The AMI may be no longer public: an optimized Windows AMI of EKS is for four months after its release.',
          ['eks-ami'],
        ),
        checks: [
          {
            command:
              'aws ssm get-parameter --name /aws/service/ami-windows-latest/Windows_Server-2022-English-Core-EKS_Optimized-MINOR/image_id',
            shows: 'another id',
          },
        ],
        remedy:
          'Take the id that the SSM parameter has now, and keep a copy of the AMI where it must stay.',
      },
    ],
  },
]
