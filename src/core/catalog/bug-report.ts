import { verified } from './fact.ts'

/** What SIG Windows asks for in a bug report, in its order; the comment tags the issue for it. */
export const bugReportForm = verified(
  {
    version: 'Kubernetes version (kubectl version)',
    environment: 'Environment details: cloud provider, OS, networking, container runtime',
    steps: 'Detailed steps to reproduce the problem',
    logs: 'Relevant logs',
    comment: '/sig windows',
  },
  ['doc004', 'doc002'],
)

/** Hosts and name spaces whose names tell nothing about whoever uses what they publish. */
export const publishers = {
  domains: [
    'k8s.io',
    'kubernetes.io',
    'k8s.gcr.io',
    'gke.gcr.io',
    'docker.io',
    'docker.com',
    'microsoft.com',
    'windows.com',
    'aka.ms',
    'github.com',
    'githubusercontent.com',
    'golang.org',
    'flannel.alpha.coreos.com',
    'k8s.ovn.org',
    'projectcalico.org',
    'tigera.io',
    'antrea.io',
    'openshift.io',
    'rancher.io',
    'cattle.io',
    'kubernetes.azure.com',
    'vpc.amazonaws.com',
    'eks.amazonaws.com',
    'cluster.local',
    'example',
    'example.com',
    'example.org',
    'example.net',
  ],
  images: [
    'mcr.microsoft.com/',
    'registry.k8s.io/',
    'k8s.gcr.io/',
    'gke.gcr.io/',
    'quay.io/calico/',
    'quay.io/coreos/',
    'docker.io/calico/',
    'docker.io/rancher/',
    'docker.io/flannel/',
    'docker.io/antrea/',
    'docker.io/sigwindowstools/',
    'docker.io/microsoft/',
    'docker.io/kubeletwin/',
    'docker.io/library/',
  ],
} as const
