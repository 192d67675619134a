import { testLint } from '../../../testing/test-lint.ts'
import { eksStartClusterAgrees } from './eks-start-cluster-agrees.ts'

const host = 'https://99F0.gr7.us-east-1.eks.amazonaws.com'

const sent = (start: string, name = 'prod', endpoint = host) => `$ cat cluster.json
{"cluster": {"name": "${name}", "version": "1.30", "endpoint": "${endpoint}",
 "kubernetesNetworkConfig": {"serviceIpv4Cidr": "172.20.0.0/16", "ipFamily": "ipv4"}}}
$ cat userdata.ps1
<powershell>
& "C:\\Program Files\\Amazon\\EKS\\Start-EKSBootstrap.ps1" ${start}
</powershell>
`

testLint(eksStartClusterAgrees, {
  valid: [
    { name: 'the same cluster', text: sent('-EKSClusterName prod') },
    { name: 'what a template fills in', text: sent('-EKSClusterName ${ClusterName}') },
    {
      name: 'the same address',
      text: sent(`-EKSClusterName prod -APIServerEndpoint "${host}/" -Base64ClusterCA a`),
    },
  ],
  invalid: [
    {
      name: 'another cluster',
      text: sent('-EKSClusterName "prod"', 'prod-eu-1'),
      messages: [/is given -EKSClusterName prod; the cluster that was sent is called prod-eu-1/],
      severity: 'warning',
    },
    {
      name: 'another address',
      text: sent(
        `-EKSClusterName prod -APIServerEndpoint ${host} -Base64ClusterCA a`,
        'prod',
        host.replace('99F0', '77A1'),
      ),
      messages: [/the API server of the cluster that was sent is https:\/\/77A1/],
    },
  ],
})
