import { testImporter } from '../testing/test-importer.ts'
import { poolDefinition } from './pool-definition.ts'

testImporter(poolDefinition, [
  {
    name: 'resources that stand indented in the file of cloud-init',
    text: `#cloud-config
write_files:
- path: /opt/main.tf
  content: |
    resource "azurerm_kubernetes_cluster" "main" {
      name               = "production-cluster-01"
      kubernetes_version = "1.32"
    }
    resource "azurerm_kubernetes_cluster_node_pool" "win" {
      name    = "winp"
      os_type = "Windows"
      os_sku  = "Windows2022"
    }
`,
    reads: [
      ['pool.name', 'winp', 10],
      ['kubernetes.serverVersion', '1.32', 7],
    ],
  },
  {
    name: 'what the variables of a shell hold, and no part of a name that one goes on',
    text: `#!/bin/bash
POOL=win
export SKU="Windows2022"
MOST=\${MOST:-40}
for VERSION in 1.30 1.31; do echo; done
az aks nodepool add -g g --cluster-name c --name \${POOL} --os-sku $SKU --os-type Windows \\
  --max-pods $MOST --kubernetes-version $VERSION
az aks nodepool add -g g --cluster-name c --name win$NUMBER --os-type Windows --os-sku $SKU
`,
    reads: [
      ['pool.name', 'win', 2],
      ['windowsRelease', 'ltsc2022', 3],
    ],
    never: ['maxPods', 'kubernetesVersion'],
  },
  {
    name: 'a variable of a shell that gets two values, or one under a condition',
    text: `POOL=win
if [ -n "$OTHER" ]; then
  SKU=Windows2019
fi
POOL=win2
az aks nodepool add -g g --cluster-name c --name $POOL --os-type Windows --os-sku $SKU
`,
    reads: [['platform', 'aks', 6]],
    never: ['pool.name', 'windowsRelease'],
  },
  {
    name: 'variables of a batch script',
    text: `@echo off
set POOL=win
set "MOST=40"
az aks nodepool add -g g --cluster-name c --name %POOL% --os-type Windows ^
  --max-pods %MOST%
`,
    reads: [
      ['pool.name', 'win', 2],
      ['maxPods', 40, 3],
    ],
  },
  {
    name: 'commands among others of a script of PowerShell',
    text: `# Makes a cluster.
$group = "rg1"
$pool = 'win25'
az group create -n $group -l westeurope
az aks create -g $group -n c1 \`
  --network-plugin azure --kubernetes-version 1.36.0
<#
az aks nodepool add -n old --os-type Windows --max-pods 20
#>
Write-Host "az aks nodepool add -n told --os-type Windows --max-pods 20"
if (-not $?) { throw 'failed' }
$made = (az aks nodepool add -g $group --cluster-name c1 -n $pool --os-type Windows \`
  --os-sku Windows2025 --max-pods 50 --query id -o tsv)
kubectl apply -f web.yaml -n other
`,
    reads: [
      ['kubernetes.serverVersion', '1.36.0', 6],
      ['pool.name', 'win25', 3],
      ['windowsRelease', 'ltsc2025', 13],
      ['maxPods', 50, 13],
    ],
  },
  {
    name: 'commands of eksctl and gcloud in a script of PowerShell',
    text: `$region = "eu-west-1"
eksctl create nodegroup --cluster prod --name win --region $region --node-ami-family WindowsServer2022FullContainer
& gcloud container node-pools create winp --cluster c --image-type=WINDOWS_LTSC_CONTAINERD
`,
    reads: [
      ['windowsRelease', 'ltsc2022', 2],
      ['pool.imageType', 'WINDOWS_LTSC_CONTAINERD', 3],
    ],
  },
  {
    name: 'a release that a variable names, whose value is not there',
    text: 'gcloud container node-pools create win --cluster c --image-type=WINDOWS_LTSC_CONTAINERD --windows-os-version=$RELEASE\n',
    reads: [['pool.imageType', 'WINDOWS_LTSC_CONTAINERD', 1]],
    never: ['pool.defaultRelease', 'windowsRelease'],
  },
  {
    name: 'taints of a pool',
    text: 'az aks nodepool add -n win1 --os-type Windows --node-taints os=windows:NoSchedule\n',
    reads: [['nodeTaint', 'os=windows:NoSchedule', 1]],
  },
  {
    name: 'taints among settings of Terraform that are aligned, and the name of a cluster',
    text: `resource "azurerm_kubernetes_cluster_node_pool" "win" {
  name                  = "win1"
  os_type               = "Windows"
  node_taints           = ["os=windows:NoSchedule"]
}
resource "aws_eks_cluster" "a" {
  name    = "retail"
  version = "1.32"
}`,
    reads: [
      ['nodeTaint', 'os=windows:NoSchedule', 4],
      ['eks.clusterName', 'retail', 7],
    ],
  },
  {
    name: 'taints of a group of the module for EKS, each under a name of its own',
    text: `module "eks" {
  source          = "terraform-aws-modules/eks/aws"
  cluster_version = "1.33"
  eks_managed_node_groups = {
    win = {
      ami_type = "WINDOWS_CORE_2022_x86_64"
      taints = {
        dedicated = {
          key    = "os"
          value  = "windows"
          effect = "NO_SCHEDULE"
        }
      }
      instance_types = ["m6i.xlarge"]
    }
  }
}
`,
    reads: [
      ['nodeTaint', 'os=windows:NoSchedule', 9],
      ['pool.machineType', 'm6i.xlarge', 14],
    ],
  },
  {
    name: 'taints in a list of Terraform',
    text: `resource "azurerm_kubernetes_cluster_node_pool" "win" {
  name    = "win1"
  os_type = "Windows"
  node_taints = [
    "os=windows:NoSchedul"
  ]
}`,
    reads: [['nodeTaint', 'os=windows:NoSchedul', 5]],
  },
  {
    name: 'what a pool is to become, which tells of no node',
    text: 'az aks nodepool update -g g --cluster-name c -n win19 --os-sku Windows2022',
    reads: [['pool.osSku', 'Windows2022', 1]],
    never: ['windowsRelease'],
  },
  {
    name: 'a command behind the prompt of a shell',
    text: '# az aks nodepool add --cluster-name c -g g -n win22 --os-type Windows --os-sku Windows2022',
    reads: [['windowsRelease', 'ltsc2022', 1]],
  },
  {
    name: 'a command behind a word, below a table whose head is no option',
    text: 'NAME     STATUS   VERSION\naks-np-1 Ready    v1.28.3\nAlso: az aks nodepool add --cluster-name c -g g --name win22 --os-type Windows --os-sku Windows2022',
    reads: [
      ['pool.name', 'win22', 3],
      ['windowsRelease', 'ltsc2022', 3],
    ],
  },
  {
    name: 'a value below one that was put out of use',
    text: 'resource "azurerm_kubernetes_cluster_node_pool" "win" {\n  os_type = "Windows"\n  # os_sku = "Windows2019"\n  os_sku = "Windows2022"\n}\n# az aks nodepool add --os-sku Windows2025 --os-type Windows',
    reads: [['windowsRelease', 'ltsc2022', 4]],
  },
  {
    name: 'the words around a command',
    text: '**To reproduce**\naz aks nodepool upgrade\n\n**Environment**\n - Kubernetes version 1.27.3\n - Windows node pool OS SKU Windows2022',
    reads: [
      ['kubernetesRelease', '1.27.3', 5],
      ['windowsRelease', 'ltsc2022', 6],
    ],
  },
  {
    name: 'a group of eksctl, cut out of its file',
    text: '- name: win\n  amiFamily: WindowsServer2019FullContainer\n  instanceType: t3.large\n',
    reads: [
      ['pool.name', 'win', 1],
      ['windowsRelease', 'ltsc2019', 2],
    ],
  },
  {
    name: 'what AKS shows of a pool between two versions',
    text: `{
  "currentOrchestratorVersion": "1.29.7",
  "name": "npwin",
  "nodeImageVersion": "AKSWindows-2022-containerd-20348.2655.240905",
  "orchestratorVersion": "1.30",
  "osSku": "Windows2022",
  "osType": "Windows"
}`,
    reads: [
      ['kubernetesRelease', '1.29.7', 2],
      ['host.build', '10.0.20348.2655', 4],
      ['windowsRevision', 2655, 4],
    ],
  },
  {
    name: 'the ranges that GKE is told',
    text: 'gcloud container clusters create c1 --enable-ip-alias --cluster-ipv4-cidr 10.56.0.0/14 --services-ipv4-cidr=10.60.0.0/20\ngcloud container node-pools create win --cluster c1 --image-type=WINDOWS_LTSC_CONTAINERD',
    reads: [
      ['clusterCIDR', '10.56.0.0/14', 1],
      ['serviceCIDR', '10.60.0.0/20', 1],
    ],
  },
  {
    name: 'a command whose name is a variable, before another command',
    text: 'az aks nodepool add --cluster-name c -g g --name $POOL --os-type Windows\nkubectl get pods -n kube-system',
    reads: [['platform', 'aks', 1]],
    never: ['pool.name'],
  },
  {
    name: 'groups of eksctl without their head',
    text: 'nodeGroups:\n- ami: ami-0123456789abcdef0\n  amiFamily: WindowsServer2022FullContainer\n  name: win',
    reads: [
      ['platform', 'eks', 1],
      ['windowsRelease', 'ltsc2022', 3],
    ],
    never: ['pool.amiWithoutFamily'],
  },
  {
    name: 'a command of AKS that goes on below',
    text: `$ az aks nodepool add \\
  --resource-group rg1 --cluster-name aks1 \\
  --os-type Windows --os-sku WindowsAnnual \\
  --name npwin1 --node-vm-size Standard_D2s_v3 \\
  --kubernetes-version 1.33.1 --max-pods 30`,
    reads: [
      ['platform', 'aks', 1],
      ['joinMethod', 'node-pool', 1],
      ['windowsRelease', '23H2', 3],
      ['pool.machineType', 'Standard_D2s_v3', 4],
      ['kubernetesRelease', '1.33.1', 5],
      ['maxPods', 30, 5],
    ],
    never: ['kubelet.flag.max-pods'],
  },
  {
    name: 'a command of AKS with letters for options',
    text: 'az aks nodepool add -g rg1 --cluster-name aks1 -n win22 --os-type Windows --os-sku Windows2022 -k 1.29.4',
    reads: [
      ['platform', 'aks', 1],
      ['windowsRelease', 'ltsc2022', 1],
      ['kubernetesRelease', '1.29.4', 1],
    ],
  },
  {
    name: 'a command of GKE',
    text: 'gcloud container node-pools create win --cluster=c1 --image-type=WINDOWS_LTSC_CONTAINERD --windows-os-version=ltsc2022 --node-version=1.27.3-gke.100',
    reads: [
      ['platform', 'gke', 1],
      ['windowsRelease', 'ltsc2022', 1],
      ['containerRuntime', 'containerd', 1],
      ['kubernetesVersion', '1.27', 1],
    ],
  },
  {
    name: 'the module of Terraform for EKS, with its node groups as settings',
    text: `module "eks" {
  source  = "terraform-aws-modules/eks/aws"
  version = "19.15.3"

  cluster_version = "1.26"
  eks_managed_node_groups = {
    lin = {
      ami_type = "AL2_x86_64"
    }
    win = {
      ami_type = "WINDOWS_CORE_2019_x86_64"
      platform = "windows"
    }
  }
}

module "vpc" {
  source  = "terraform-aws-modules/vpc/aws"
  version = "5.0.0"
}`,
    reads: [
      ['platform', 'eks', 1],
      ['kubernetes.serverVersion', '1.26', 5],
      ['kubernetesVersion', '1.26', 5],
      ['windowsRelease', 'ltsc2019', 11],
    ],
    never: ['kubernetesRelease'],
  },
  {
    name: 'a group of its own that only says it is for Windows',
    text: `module "cluster" {
  source = "terraform-aws-modules/eks/aws"
  self_managed_node_groups = {
    apps = {
      platform = "windows"
    }
  }
}`,
    reads: [
      ['platform', 'eks', 1],
      ['joinMethod', 'node-pool', 4],
    ],
  },
  {
    name: 'the parameters of the template of EKS for Windows nodes',
    text: `ClusterName: shop
NodeImageIdSSMParam: /aws/service/ami-windows-latest/Windows_Server-2019-English-Core-EKS_Optimized-1.16/image_id
BootstrapArguments: --kubelet-extra-args '--node-labels=a=b'`,
    reads: [
      ['platform', 'eks', 1],
      ['windowsRelease', 'ltsc2019', 2],
      ['pool.extraArgs', '--kubelet-extra-args', 3],
    ],
  },
  {
    name: 'a cluster of EKS in Terraform',
    text: `resource "aws_eks_cluster" "this" {
  name    = "apps"
  version = "1.29"
}`,
    reads: [
      ['controlPlaneVersion', '1.29', 3],
      ['platform', 'eks', 1],
    ],
  },
  {
    name: 'a command of eksctl',
    text: 'eksctl create nodegroup --cluster a --name win --node-ami-family WindowsServer2022CoreContainer --node-type m5.large',
    reads: [
      ['windowsRelease', 'ltsc2022', 1],
      ['pool.machineType', 'm5.large', 1],
    ],
  },
  {
    name: 'a list of pools as az prints it',
    text: `$ az aks nodepool list
[
  {
    "maxPods": 110,
    "name": "system",
    "nodeImageVersion": "AKSUbuntu-2204gen2containerd-202401.09.0",
    "osType": "Linux"
  },
  {
    "maxPods": 30,
    "name": "npwin",
    "orchestratorVersion": "1.33.1",
    "osSku": "Windows2019",
    "osType": "Windows",
    "vmSize": "Standard_D4s_v3"
  }
]`,
    reads: [
      ['platform', 'aks', 9],
      ['maxPods', 30, 10],
      ['pool.name', 'npwin', 11],
      ['kubernetesRelease', '1.33.1', 12],
      ['windowsRelease', 'ltsc2019', 13],
      ['pool.machineType', 'Standard_D4s_v3', 15],
    ],
  },
  {
    name: 'a node group as aws prints it',
    text: `{
    "nodegroup": {
        "nodegroupName": "win",
        "version": "1.24",
        "amiType": "WINDOWS_CORE_2022_x86_64"
    }
}`,
    reads: [
      ['platform', 'eks', 1],
      ['pool.name', 'win', 3],
      ['kubernetesVersion', '1.24', 4],
      ['windowsRelease', 'ltsc2022', 5],
    ],
  },
  {
    name: 'a node group as eksctl, and a pool as gcloud print them',
    text: `$ eksctl get nodegroup --cluster c1 -o yaml
- AutoScalingGroupName: eks-win
  ImageID: WINDOWS_CORE_2019_x86_64
  InstanceType: t3.large
  Version: "1.28"
$ gcloud container node-pools describe win --cluster c2
config:
  imageType: WINDOWS_LTSC_CONTAINERD
  windowsNodeConfig:
    osVersion: OS_VERSION_LTSC2022
version: 1.30.3-gke.100`,
    reads: [
      ['platform', 'eks', 2],
      ['windowsRelease', 'ltsc2019', 3],
      ['pool.machineType', 't3.large', 4],
      ['kubernetesVersion', '1.28', 5],
      ['pool.imageType', 'WINDOWS_LTSC_CONTAINERD', 8],
      ['windowsRelease', 'ltsc2022', 10],
      ['kubernetesRelease', '1.30.3', 11],
    ],
  },
  {
    name: 'taints and labels of a group of eksctl',
    text: `managedNodeGroups:
  - name: linux
  - name: win
    amiFamily: WindowsServer2022FullContainer
    labels: {team: a, tier: front}
    taints:
      - key: os
        value: windows
        effect: NoSchedule
      - key: dedicated
        effect: NoExecute
`,
    reads: [
      ['nodeTaint', 'os=windows:NoSchedule,dedicated:NoExecute', 7],
      ['pool.labels', 'team=a,tier=front', 5],
    ],
  },
  {
    name: 'a taint of a group of eksctl as a map',
    text: `nodeGroups:
  - name: win
    amiFamily: WindowsServer2022FullContainer
    taints:
      os: "windows:NoSchedule"
`,
    reads: [['nodeTaint', 'os=windows:NoSchedule', 5]],
  },
  {
    name: 'a taint of a group of EKS in Terraform',
    text: `resource "aws_eks_node_group" "win" {
  node_group_name = "win"
  ami_type        = "WINDOWS_CORE_2022_x86_64"
  labels = {
    team = "a"
  }
  taint {
    key    = "os"
    value  = "windows"
    effect = "NO_SCHEDULE"
  }
}
`,
    reads: [
      ['nodeTaint', 'os=windows:NoSchedule', 8],
      ['pool.labels', 'team=a', 5],
    ],
  },
  {
    name: 'the name and the sizes of a group of EKS in Terraform, and none of another one',
    text: `resource "aws_eks_node_group" "win" {
  node_group_name = "win-workers"
  ami_type        = "WINDOWS_CORE_2022_x86_64"
  scaling_config {
    min_size     = 2
    desired_size = var.size
  }
}
resource "aws_eks_node_group" "linux" {
  node_group_name = "linux-workers"
  ami_type        = "AL2023_x86_64_STANDARD"
  scaling_config { max_size = 4 }
}
`,
    reads: [
      ['pool.name', 'win-workers', 2],
      ['pool.scaling.minSize', 2, 5],
    ],
    never: ['pool.scaling.maxSize', 'pool.scaling.desiredSize', 'pool.minSize'],
  },
  {
    name: 'labels of a kubelet, and the flag behind them',
    text: `module "eks" {
  source = "terraform-aws-modules/eks/aws"
  self_managed_node_groups = {
    win = {
      platform = "windows"
      bootstrap_extra_args = "-KubeletExtraArgs '--node-labels=pool=win --register-with-taints=os=windows:NoSchedule'"
    }
  }
}
`,
    reads: [
      ['pool.labels', 'pool=win', 6],
      ['nodeTaint', 'os=windows:NoSchedule', 6],
    ],
  },
  {
    name: 'a taint of a group, as aws takes it',
    text: 'aws eks create-nodegroup --cluster-name a --nodegroup-name win --ami-type WINDOWS_CORE_2022_x86_64 --taints key=os,value=windows,effect=NO_SCHEDULE\n',
    reads: [['nodeTaint', 'os=windows:NoSchedule', 1]],
  },
  {
    name: 'the subnet of a pool, as az names it',
    text: 'az aks nodepool add --os-type Windows -n win --vnet-subnet-id /subscriptions/s/resourceGroups/a/providers/Microsoft.Network/virtualNetworks/v/subnets/aks\n',
    reads: [['pool.subnet', 'aks', 1]],
  },
  {
    name: 'a file of eksctl, of whose groups one has Windows',
    text: `apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata:
  name: prod
  version: '1.24'
managedNodeGroups:
  - name: linux
    instanceType: t3.large
nodeGroups:
  - name: windows
    amiFamily: WindowsServer2019FullContainer
    containerRuntime: dockerd`,
    reads: [
      ['kubernetesVersion', '1.24', 5],
      ['platform', 'eks', 10],
      ['windowsRelease', 'ltsc2019', 11],
      ['containerRuntime', 'docker', 12],
    ],
    never: ['pool.machineType'],
  },
  {
    name: 'resources of Terraform',
    text: `resource "azurerm_kubernetes_cluster_node_pool" "linux" {
  os_type  = "Linux"
  max_pods = 50
}
resource "azurerm_kubernetes_cluster_node_pool" "win" {
  os_type              = "Windows"
  os_sku               = "Windows2022"
  orchestrator_version = "1.29.4"
  max_pods             = 30
}
resource "aws_eks_node_group" "win" {
  ami_type = "WINDOWS_CORE_2019_x86_64"
}`,
    reads: [
      ['platform', 'aks', 5],
      ['windowsRelease', 'ltsc2022', 7],
      ['kubernetesRelease', '1.29.4', 8],
      ['maxPods', 30, 9],
      ['platform', 'eks', 11],
      ['windowsRelease', 'ltsc2019', 12],
    ],
  },
  {
    name: 'a script that lists pods behind the command for a pool',
    text: `az aks nodepool add \\
  --cluster-name a \\
  --os-type Windows \\
  --name win22
- name: test
  script: |
    list=\`kubectl get pods -n kube-system | grep npm\``,
    reads: [['pool.name', 'win22', 4]],
    never: [],
  },
  {
    name: 'addresses of which a part is filled in',
    text: `resource "azurerm_kubernetes_cluster" "a" {
  network_profile {
    network_plugin = "azure"
    service_cidr   = "100.\${random_integer.services.id}.0.0/16"
    dns_service_ip = "100.\${random_integer.services.id}.0.10"
  }
}`,
    reads: [['aks.networkPlugin', 'azure', 3]],
    never: ['serviceCIDR', 'clusterDNS'],
  },
  {
    name: 'a cluster of AKS in Terraform',
    text: `resource "azurerm_kubernetes_cluster" "a" {
  kubernetes_version = "1.34.1"
  network_profile {
    network_plugin = "azure"
    service_cidr   = "10.2.0.0/16"
    dns_service_ip = "10.2.0.10"
    pod_cidr       = "10.244.0.0/16"
  }
}`,
    reads: [
      ['kubernetes.serverVersion', '1.34.1', 2],
      ['aks.networkPlugin', 'azure', 4],
      ['serviceCIDR', '10.2.0.0/16', 5],
      ['clusterDNS', '10.2.0.10', 6],
      ['clusterCIDR', '10.244.0.0/16', 7],
    ],
    never: ['pool.name'],
  },
  {
    name: 'a pool of GKE without a release, which is then the oldest',
    text: 'gcloud container node-pools create win --cluster=a --image-type=WINDOWS_LTSC_CONTAINERD',
    reads: [['windowsRelease', 'ltsc2019', 1]],
  },
  {
    name: 'the options of another command below',
    text: `az aks nodepool add --cluster-name a --os-type Windows --os-sku Windows2022 --max-pods 30
kubectl get pods -n kube-system`,
    reads: [['maxPods', 30, 1]],
    never: ['pool.name'],
  },
  {
    name: 'values that Terraform takes from elsewhere',
    text: `resource "azurerm_kubernetes_cluster_node_pool" "w" {
  name    = var.windows_pool_name
  os_type = "Windows"
  os_sku  = local.sku
}`,
    reads: [['platform', 'aks', 1]],
    never: ['pool.name', 'pool.osSku'],
  },
  {
    name: 'an AMI of a semi-annual release',
    text: 'resource "aws_eks_node_group" "win" {\n  ami_type = "WINDOWS_CORE_20H2_x86_64"\n}',
    reads: [['windowsRelease', '20H2', 2]],
  },
  {
    name: 'flags that a stack gives the start script of EKS',
    text: 'Parameters:\n  NodeImageIdSSMParam:\n    Default: /aws/service/ami-windows-latest/Windows_Server-2019-English-Core-EKS_Optimized-1.29/image_id\nUserData: |\n  & $EKSBootstrapScriptFile -EKSClusterName a -KubeletExtraArgs "--max-pods=40 --image-pull-progress-deadline=30m"\n',
    reads: [
      ['kubernetesVersion', '1.29', 3],
      ['windowsRelease', 'ltsc2019', 3],
      ['maxPods', 40, 5],
      ['kubelet.flag.image-pull-progress-deadline', '30m', 5],
    ],
  },
  {
    name: 'the version of a cluster of GKE',
    text: 'resource "google_container_cluster" "c" {\n  name = "a"\n  min_master_version = "1.33"\n}\nresource "google_container_node_pool" "win" {\n  node_config {\n    image_type = "WINDOWS_LTSC_CONTAINERD"\n  }\n}\n',
    reads: [['controlPlaneVersion', '1.33', 3]],
  },
  {
    name: 'groups of eksctl that begin with other keys than their name, with a comment between',
    text: `apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
managedNodeGroups:
  - amiFamily: WindowsServer2022CoreContainer
    instanceType: m5.large
    name: win
# Linux
  - instanceType: m6g.large
    ami: ami-0123456789
    kubeletExtraConfig: {maxPods: 20}
    name: lin
`,
    reads: [
      ['pool.name', 'win', 6],
      ['pool.machineType', 'm5.large', 5],
    ],
    never: ['pool.kubeletExtraConfig', 'pool.amiInManaged', 'maxPods'],
  },
  {
    name: 'a group that the command of AWS makes',
    text: 'aws eks create-nodegroup --cluster-name core --nodegroup-name win \\\n  --ami-type WINDOWS_CORE_2022_x86_64 --instance-types m6i.large --kubernetes-version 1.31\n',
    reads: [
      ['pool.name', 'win', 1],
      ['windowsRelease', 'ltsc2022', 2],
      ['pool.machineType', 'm6i.large', 2],
      ['kubernetesVersion', '1.31', 2],
    ],
  },
  {
    name: 'what stands behind the labels of a group',
    text: 'managedNodeGroups:\n- name: win\n  amiFamily: WindowsServer2022FullContainer\n  labels:\n    team: a\n  instanceType: m5.large\n',
    reads: [
      ['pool.labels', 'team=a', 5],
      ['pool.machineType', 'm5.large', 6],
    ],
  },
  {
    name: 'a command with which a sentence ends',
    text: 'We made it with gcloud container node-pools create win --image-type=WINDOWS_LTSC_CONTAINERD.',
    reads: [['pool.imageType', 'WINDOWS_LTSC_CONTAINERD', 1]],
  },
])
