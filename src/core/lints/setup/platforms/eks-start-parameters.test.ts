import { testLint } from '../../../testing/test-lint.ts'
import { eksStartParameters } from './eks-start-parameters.ts'

const start = (more: string) =>
  `<powershell>\n[string]$EKSBootstrapScriptFile = "$env:ProgramFiles\\Amazon\\EKS\\Start-EKSBootstrap.ps1"\n& $EKSBootstrapScriptFile ${more} 3>&1\n</powershell>\n`

testLint(eksStartParameters, {
  valid: [
    { name: 'the name', text: start('-EKSClusterName core') },
    {
      name: 'address and certificate',
      text: start(
        '-EKSClusterName core -APIServerEndpoint https://a.eks.amazonaws.com -Base64ClusterCA LS0t',
      ),
    },
    { name: 'a table of parameters', text: start('-KubeletExtraArgs "--max-pods=40" @more') },
    {
      name: 'a script that is put in its place',
      text: 'Invoke-WebRequest -Uri "$Url/Start-EKSBootstrap.ps1" -OutFile "C:\\Program Files\\Amazon\\EKS\\Start-EKSBootstrap.ps1"\nCopy-Item .\\Start-EKSBootstrap.ps1 -Destination "C:\\Program Files\\Amazon\\EKS"\n',
    },
    { name: 'another script', text: '.\\PrepareNode.ps1 -KubernetesVersion v1.31.0\n' },
    {
      name: 'several lines',
      text: start('`\n  -EKSClusterName core `\n  -KubeletExtraArgs "--max-pods=40"'),
    },
  ],
  invalid: [
    {
      name: 'no name',
      text: start('-KubeletExtraArgs "--max-pods=40"'),
      messages: [/without -EKSClusterName, the one parameter/],
    },
    {
      name: 'fetched and then called without a name',
      text: 'iwr "$Url/a.zip" -OutFile a.zip; & "C:\\EKS\\Start-EKSBootstrap.ps1" -KubeletExtraArgs "--v=2"\n',
      messages: [/without -EKSClusterName, the one parameter/],
    },
    {
      name: 'an address without its certificate',
      text: start('-EKSClusterName core -APIServerEndpoint https://a.eks.amazonaws.com'),
      messages: [/without -Base64ClusterCA; it takes/],
    },
  ],
})
