import { verified } from '../../fact.ts'

/** An argument of the Terraform module for EKS, its last or first major version, and what stands in its place. */
export interface ModuleArgument {
  readonly name: string
  /** The first major version without it. */
  readonly until?: number
  /** The first major version with it. */
  readonly from?: number
  readonly instead: string
  /** Of a group, whose unknown arguments the module passes over in silence before version 21. */
  readonly ofGroup?: true
}

const goneIn18: readonly (readonly [name: string, instead: string])[] = [
  ['worker_groups', 'self_managed_node_groups'],
  ['worker_groups_launch_template', 'self_managed_node_groups'],
  ['workers_group_defaults', 'self_managed_node_group_defaults'],
  ['node_groups', 'eks_managed_node_groups'],
  ['node_groups_defaults', 'eks_managed_node_group_defaults'],
  ['subnets', 'subnet_ids'],
  ['manage_aws_auth', 'a ConfigMap aws-auth of your own'],
  ['map_roles', 'a ConfigMap aws-auth of your own'],
  ['map_users', 'a ConfigMap aws-auth of your own'],
  ['write_kubeconfig', 'aws eks update-kubeconfig'],
  ['default_platform', 'platform in each group'],
  ['manage_worker_iam_resources', 'iam_role_arn in each group'],
  ['worker_ami_name_filter_windows', 'ami_id in each group'],
]
const goneOfGroupIn18: readonly (readonly [name: string, instead: string])[] = [
  ['kubelet_extra_args', `bootstrap_extra_args = "-KubeletExtraArgs '…'"`],
  ['pre_userdata', 'pre_bootstrap_user_data'],
  ['additional_userdata', 'post_bootstrap_user_data'],
  ['asg_max_size', 'max_size'],
  ['asg_min_size', 'min_size'],
  ['asg_desired_capacity', 'desired_size'],
]
const goneIn20 = [
  'manage_aws_auth_configmap',
  'create_aws_auth_configmap',
  'aws_auth_roles',
  'aws_auth_users',
  'aws_auth_accounts',
  'aws_auth_node_iam_role_arns_windows',
  'aws_auth_node_iam_role_arns_non_windows',
]
const goneIn21: readonly (readonly [name: string, instead: string])[] = [
  ['cluster_name', 'name'],
  ['cluster_version', 'kubernetes_version'],
  ['cluster_addons', 'addons'],
  ['cluster_endpoint_public_access', 'endpoint_public_access'],
  ['cluster_endpoint_private_access', 'endpoint_private_access'],
  ['cluster_ip_family', 'ip_family'],
  ['cluster_service_ipv4_cidr', 'service_ipv4_cidr'],
]

/** The life of the arguments that setups with Windows groups have; others are not looked at. */
export const eksModuleArguments = verified(
  [
    ...goneIn18.map(([name, instead]): ModuleArgument => ({ name, until: 18, instead })),
    ...goneOfGroupIn18.map(([name, instead]): ModuleArgument => ({
      name,
      until: 18,
      instead,
      ofGroup: true,
    })),
    ...goneIn20.map((name): ModuleArgument => ({
      name,
      until: 20,
      instead: 'access_entries, or the module aws-auth of version 20',
    })),
    ...goneIn21.map(([name, instead]): ModuleArgument => ({ name, until: 21, instead })),
    { name: 'platform', until: 21, instead: 'ami_type', ofGroup: true },
    { name: 'self_managed_node_groups', from: 18, instead: 'worker_groups' },
    { name: 'eks_managed_node_groups', from: 18, instead: 'node_groups' },
    { name: 'cluster_addons', from: 18, instead: 'resources aws_eks_addon' },
    { name: 'addons', from: 21, instead: 'cluster_addons' },
    { name: 'kubernetes_version', from: 21, instead: 'cluster_version' },
  ] satisfies readonly ModuleArgument[],
  [
    'tf-eks docs/UPGRADE-18.0.md#L88',
    'tf-eks docs/UPGRADE-20.0.md#L49',
    'tf-eks docs/UPGRADE-21.0.md#L51',
    'github terraform-aws-modules/terraform-aws-eks/issues/2074',
  ],
)

/** What is known of an argument that a major version of the module has not, or not yet; a name may have several lives. */
export const argumentOutside = (name: string, major: number): ModuleArgument | undefined =>
  eksModuleArguments.value.find(
    ({ name: own, from = 0, until = Infinity }) => own === name && (major < from || major >= until),
  )
