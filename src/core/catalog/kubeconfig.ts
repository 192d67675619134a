import { inferred } from './fact.ts'

/** What `current-context` leads to. */
export const kubeconfigParts = inferred(['clusters', 'users'], ['w-kubeconfig'])

/** Where the API server of EKS answers, and how its token is asked for. */
export const eksAccess = inferred(
  {
    server: String.raw`^https://[0-9A-Fa-f]{8,40}\.\w{2,4}\.([a-z]{2,4}(?:-[a-z]{2,10}){1,3}-\d{1,2})\.eks\.`,
    region: '--region',
  },
  ['github aws/containers-roadmap/issues/1147', 'github awslabs/amazon-eks-ami/issues/466'],
)
