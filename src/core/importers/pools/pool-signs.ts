import { acrossLines } from '../../values/across-lines.ts'

/** What makes a cluster, and not only a pool of one. */
export const makesCluster = new RegExp(
  acrossLines`
    ^\s*(?:
      az\s+aks\s+create
      |gcloud\s+(?:beta\s+)?container\s+clusters\s+create
      |resource\s+"(?:azurerm_kubernetes(?:_automatic)?|google_container|aws_eks)_cluster"
    )
  `,
)
/** How the definitions of each platform are known. */
export const platforms = [
  {
    id: 'aks',
    sign: new RegExp(
      acrossLines`
        \baz\s+aks\s+(?:nodepool\s+(?:add|update|upgrade)|create|update|mesh\s+enable)\b
        |\bazurerm_kubernetes_(?:automatic_)?cluster(?:_node_pool)?\b
        |\bMicrosoft\.ContainerService\/managedClusters(?:\/agentPools)?@
        |^[ \t]*os_sku[ \t]*=[ \t]*"Windows
        |^[ \t]*osSKU:[ \t]*'Windows(?:20\d\d|Annual)'
        |^[ \t]*windows_profile[ \t]*\{
        |"Azure\/aks\/azurerm"
        |^\s*"(?:nodeImageVersion|osSku)"\s*:
        |^[ \t]*\{[^\n]{0,2000}"osSku"\s*:
      `,
      'im',
    ),
  },
  {
    id: 'eks',
    sign: new RegExp(
      acrossLines`
        \beksctl\.io\/v
        |^(?:managedN|n)odeGroups:[ \t]*$
        |^[ \t]*(?:- )?amiFamily:[ \t]*["']?WindowsServer20\d\d
        |^[ \t]*(?:- )?ami:[ \t]*["']?ami-\w
        |\beksctl\s+create\s+(?:nodegroup|cluster)\b
        |\baws_eks_(?:node_group|cluster|access_entry)\b
        |\baws\s+eks\s+create-(?:access-entry|nodegroup|cluster)\b
        |\bterraform-aws-modules\/eks\/aws\b
        |^[ \t]*(?:self|eks)_managed_node_groups?[ \t]*=[ \t]*\{
        |^[ \t]*worker_groups(?:_launch_template)?[ \t]*=[ \t]*\[
        |^[ \t]*asg_(?:max_size|desired_capacity)[ \t]*=
        |^[ \t]*ami_type[ \t]*=[ \t]*"WINDOWS_
        |^\s*"amiType"\s*:
        |^[ \t]*(?:- )?ImageID:\s*["']?WINDOWS_
        |^[ \t]*["']?NodeImageIdSSMParam["']?[ \t]*[:=]
      `,
      'm',
    ),
  },
  {
    id: 'gke',
    sign: new RegExp(
      acrossLines`
        \bgcloud\s+(?:beta\s+)?container\s+
          (?:node-pools\s+(?:create|update)|clusters\s+create(?:-auto)?)\b
        |\bgoogle_container_(?:node_pool|cluster)\b
        |\bterraform-google-modules\/kubernetes-engine\/google\b
        |^[ \t]*windows_node_config[ \t]*\{
        |^\s*imageType:\s*WINDOWS_
        |^\s*"imageType"\s*:\s*"WINDOWS_
      `,
      'm',
    ),
  },
] as const

const command = String.raw`(?:az\s+aks|aws\s+eks|gcloud\s+(?:beta\s+)?container|eksctl)\s`
/** Each command, and each block of Terraform or Bicep, is a pool of its own; an eksctl file counts as one. */
export const starts = new RegExp(
  acrossLines`
    (?<=^[A-Z][^\n:]{0,60}:[ \t])${command}
    |^(?:
      \s*${command}
      |[ \t]{0,20}(?:resource|module)\s+"
      |(?:resource|module)\s+\w+\s+'
      |\s*-\s+(?:name|AutoScalingGroupName):\s
      |\s{0,4}\{\s*$
      |[ \t]*\{[ \t]*\n[ \t]*name(?::|[ \t]*=)\s
    )
  `,
  'gm',
)

/** The module for EKS has its node groups as settings: `win = {`. */
export const isModule = /\bterraform-aws-modules\/eks\/aws\b/
export const groups = /^[ \t]{2,12}["']?[\w-]{1,60}["']?[ \t]*=[ \t]*\{[ \t]*$/gm
