import { inferred, verified } from '../fact.ts'
import type { Condition, Symptom } from './define.ts'
import { ofCri } from './pulls.ts'

/** The start script of EKS has no part in it. */
const notAtAmazon: Condition = {
  decision: 'platform',
  is: ['aks', 'azure', 'gke', 'gcp', 'vsphere', 'hyper-v', 'on-premises'],
}

/** Messages of runtimes, distributions and managed platforms, as threads about them print them. */
export const platformThreadSymptoms: readonly Symptom[] = [
  {
    id: 'P-01',
    about: 'RKE2 writes its programs',
    kind: 'error',
    words: [['failed to extract runtime image', 'being used by another process']],
    printed: [{ by: 'RKE2', in: 'Application log, source rke2' }],
    causes: [
      {
        cause: verified(
          'RKE2 writes its programs again while one of them runs, such as the shim of a pod. Releases up to 1.26.12, 1.27.9 and 1.28.5 do so at every start.',
          ['github rancher/rke2/issues/5138', 'github rancher/rke2/issues/5184'],
        ),
        checks: [
          {
            command: 'Get-Process containerd*, kubelet, kube-proxy',
            shows: 'run though rke2 does not',
          },
        ],
        remedy: 'End these processes and start rke2, or reboot; take a later patch.',
      },
    ],
  },
  {
    id: 'P-02',
    about: 'rancher-wins',
    kind: 'error',
    words: [
      ['could not remove existing target file', 'Access is denied'],
      ['could not listen npipe:////./pipe/rancher_wins'],
    ],
    printed: [{ by: 'wins', in: 'its log or console' }],
    causes: [
      {
        cause: inferred('rancher-wins runs already: one process alone can own this pipe.', [
          'github rancher/rancher/issues/23590',
        ]),
        likely: [{ says: 'could not listen' }],
        excluded: [{ says: 'could not remove' }],
        checks: [{ command: 'Get-Service rancher-wins; Get-Process wins*', shows: 'running' }],
        remedy: 'Leave the service alone, or stop it before wins.exe is run by hand.',
      },
      {
        cause: inferred(
          'The program to be replaced still runs, or a scanner holds it, so that its copy cannot be written.',
          ['github rancher/windows/issues/138'],
        ),
        excluded: [{ says: 'could not listen' }],
        checks: [{ command: 'Get-Process rancher-wins*', shows: 'a process of that file' }],
        remedy: 'End that process, exempt the folder from scanners, and start the service.',
      },
    ],
  },
  {
    id: 'P-03',
    about: 'certificates of Windows',
    kind: 'error',
    words: [['system root pool is not available on Windows']],
    printed: [{ by: 'programs in Go', in: 'containerd log, rancher-wins' }],
    causes: [
      {
        cause: verified(
          'The program is built with a Go before 1.18, which cannot read the certificate store of Windows: containerd up to 1.6.0, Rancher of that time.',
          ['github vmware-tanzu/tanzu-framework/pull/2092', 'github rancher/rancher/issues/36815'],
        ),
        checks: [{ command: 'containerd --version', shows: '1.6.0 or older' }],
        remedy: 'Update the program.',
      },
    ],
  },
  {
    id: 'P-04',
    about: 'RKE2 looks for local images',
    kind: 'noise',
    words: [['Failed to load runtime image', 'from tarball']],
    printed: [{ by: 'RKE2', in: 'log of the agent' }],
    causes: [
      {
        cause: verified(
          'RKE2 first looks for the image in agent\\images, and pulls it where there is none. What fails stands in a later line.',
          [
            'github rancher/rke2/blob/6ce1a8019e9d0b81eb7a715edbc2b8ac12d26da0/pkg/bootstrap/bootstrap.go#L386-L394',
          ],
        ),
        checks: [],
        remedy: 'Nothing on nodes that reach the registry; without one put the images there.',
      },
    ],
  },
  {
    id: 'P-05',
    about: 'empty node group',
    kind: 'error',
    weak: 'message',
    words: [
      ['nodeName: "template-node-for-'],
      ['cannot put', 'on template-node-for-'],
      ["pod didn't trigger scale-up", 'vpc.amazonaws.com/PrivateIPv4Address'],
      ["pod didn't trigger scale-up", "didn't match Pod's node affinity/selector"],
      ["can't be scheduled on", 'predicate checking error', "didn't match Pod's node affinity"],
      [
        "can't be scheduled on",
        'predicate checking error',
        'Insufficient vpc.amazonaws.com/PrivateIPv4Address',
      ],
    ],
    printed: [{ by: 'cluster-autoscaler', in: 'its log, pod events' }],
    causes: [
      {
        cause: inferred(
          'Of an empty group the autoscaler only knows what its tags say, and these lack what the pod asks for: the label kubernetes.io/os or addresses of the VPC.',
          ['github kubernetes/autoscaler/issues/3733', 'github kubernetes/autoscaler/issues/3133'],
        ),
        likely: [{ says: 'vpc.amazonaws.com/PrivateIPv4Address' }],
        checks: [{ look: 'tags of the scaling group', shows: 'no node-template entries' }],
        remedy:
          'Tag it with k8s.io/cluster-autoscaler/node-template/label/kubernetes.io/os = windows, and /resources/vpc.amazonaws.com/PrivateIPv4Address where the cluster is EKS; or keep one node.',
      },
    ],
  },
  {
    id: 'P-06',
    about: 'EKS addresses',
    kind: 'error',
    words: [
      ['unable to assign private ipv4 addresses'],
      ['node has no open IP address slots'],
      ['Reconciler failed to create resource vpc.amazonaws.com/PrivateIPv4Address'],
    ],
    printed: [{ by: 'VPC resource controller', in: 'its log' }],
    causes: [
      {
        cause: inferred('Every address that this instance type can hold is in use.', [
          'github aws/containers-roadmap/issues/463',
        ]),
        likely: [{ says: 'no open IP address slots' }],
        excluded: [{ says: 'unable to assign private' }],
        checks: [{ command: 'kubectl describe node', shows: 'PrivateIPv4Address all allocated' }],
        remedy: 'Take a larger instance or more nodes, or prefix delegation.',
      },
      {
        cause: inferred(
          'EC2 gives the node no address: the subnet is full, or the role may not assign one.',
          ['github eksctl-io/eksctl/issues/2721'],
        ),
        excluded: [{ says: 'no open IP address slots' }],
        checks: [{ look: 'free addresses of the subnet, CloudTrail', shows: 'none, or a refusal' }],
        remedy: 'Enlarge the subnet; give the cluster role AmazonEKSVPCResourceController.',
      },
    ],
  },
  {
    id: 'P-07',
    about: 'nodes that never join',
    kind: 'error',
    words: [
      ['Instances failed to join the kubernetes cluster'],
      ['nodes to join the cluster and become ready in'],
      ['"code":"NodesNotReady"'],
      ['ReconcileVMSSAgentPoolFailed'],
      ["Cannot find any service with service name 'kubelet'"],
    ],
    passedBy: ['Running  kubelet'],
    printed: [{ by: 'EKS, eksctl, AKS, PowerShell', in: 'output' }],
    causes: [
      {
        cause: inferred(
          'The machines run and do not register: the start script failed, or they do not reach the API server and the endpoints it needs, as in private subnets.',
          [
            'github eksctl-io/eksctl/blob/99984adb6164ece593c0728523b7f497ea61d60e/pkg/eks/client.go#L227',
            'github eksctl-io/eksctl/issues/2752',
            'github Azure/AKS/issues/989',
          ],
        ),
        excluded: [{ says: "Cannot find any service with service name 'kubelet'" }],
        checks: [
          { look: 'log of the start script on a machine', shows: 'the step that failed' },
          { command: 'Test-NetConnection API-SERVER -Port 443', shows: 'False' },
        ],
        remedy: 'Open the way to API server, registry and services of the cloud; mend that step.',
      },
      {
        cause: verified(
          'No service of this name was registered: the step that makes it did not run, or failed.',
          ['win32 Debug/system-error-codes--1000-1299-.md#L421-L431'],
        ),
        likely: [
          { says: "Cannot find any service with service name 'kubelet'" },
          { found: 'script-sc-alias' },
        ],
        excluded: [
          { says: 'NodesNotReady' },
          { says: 'ReconcileVMSSAgentPoolFailed' },
          { says: 'Instances failed to join' },
          { says: 'become ready in' },
        ],
        checks: [{ command: 'Get-Service kubelet', shows: 'no service of this name' }],
        remedy:
          'Run the part of the setup that registers the service, in PowerShell with sc.exe and not sc; look why it failed.',
      },
      {
        cause: verified(
          'The group has an AMI of its own, and its user data do not call Start-EKSBootstrap.ps1: EKS then adds nothing to them.',
          ['eks-guide nodes/launch-templates.adoc#L431'],
        ),
        likely: [{ told: 'eks.ownImage' }],
        excluded: [notAtAmazon],
        checks: [{ look: 'user data of the launch template', shows: 'no Start-EKSBootstrap.ps1' }],
        remedy: 'Call the script in the user data with -EKSClusterName.',
      },
      {
        cause: inferred(
          'The start script of the image never ran: the node got user data of a Linux node, or none.',
          ['github terraform-aws-modules/terraform-aws-eks/issues/717'],
        ),
        likely: [
          { says: "Cannot find any service with service name 'kubelet'" },
          { decision: 'platform', is: ['eks'] },
        ],
        excluded: [notAtAmazon],
        checks: [{ look: 'user data of the instance', shows: 'no <powershell>' }],
        remedy: 'Declare the node group as Windows, so that its user data are PowerShell.',
      },
      {
        cause: inferred(
          'EKS gives a node 15 minutes to join, and the user data of this Windows image take longer.',
          ['github awsdocs/amazon-eks-user-guide/issues/842'],
        ),
        likely: [{ observed: 'the node joins later' }],
        excluded: [
          { says: 'NodesNotReady' },
          { says: 'ReconcileVMSSAgentPoolFailed' },
          { says: "service name 'kubelet'" },
        ],
        checks: [{ command: 'kubectl get nodes', shows: 'the node, Ready after the failure' }],
        remedy: 'Move what the script installs into the image, or behind the join.',
      },
    ],
  },
  {
    id: 'P-08',
    about: 'eksctl',
    kind: 'error',
    words: [
      ['Windows is not supported for managed nodegroups'],
      ['failed to find certificate after approval'],
    ],
    printed: [{ by: 'eksctl', in: 'its output' }],
    causes: [
      {
        cause: inferred('This eksctl is older than managed Windows node groups.', [
          'github eksctl-io/eksctl/issues/6085',
        ]),
        likely: [{ says: 'managed nodegroups' }],
        excluded: [{ says: 'certificate after approval' }],
        checks: [{ command: 'eksctl version', shows: 'of 2022 or older' }],
        remedy: 'Update eksctl, or pass --managed=false.',
      },
      {
        cause: inferred(
          'The cluster had not issued the certificate of the webhook yet. EKS no longer needs these controllers on nodes.',
          ['github eksctl-io/eksctl/issues/1452'],
        ),
        excluded: [{ says: 'managed nodegroups' }],
        checks: [{ command: 'kubectl get csr', shows: 'Approved without Issued' }],
        remedy: 'Set enable-windows-ipam in place of them; else run the command again.',
      },
    ],
  },
  {
    id: 'P-09',
    about: 'drain',
    kind: 'error',
    words: [["Cannot evict pod as it would violate the pod's disruption budget"]],
    printed: [{ by: 'kubectl, AKS', in: 'output of an upgrade or drain' }],
    passedBy: [' drained'],
    causes: [
      {
        cause: inferred(
          'A PodDisruptionBudget waits for the replacement of a pod, which takes long while another node pulls its large image, or allows no disruption at all.',
          ['github Azure/AKS/issues/2114'],
        ),
        checks: [{ command: 'kubectl get pdb -A', shows: 'ALLOWED DISRUPTIONS 0' }],
        remedy: 'Allow one disruption, raise the time of the drain, and pull images beforehand.',
      },
    ],
  },
  {
    id: 'P-10',
    about: 'shim ended',
    kind: 'error',
    words: [
      ['failed to create shim task', 'ttrpc: closed'],
      ['failed to create task', 'ttrpc: closed'],
    ],
    printed: [{ by: 'containerd, docker', in: 'error of a start' }],
    causes: [
      {
        cause: inferred(
          'The shim crashed over the request or was killed; the log of containerd has its last words. One such crash is that of docker over containerd with process isolation.',
          ['github microsoft/hcsshim/issues/2488'],
        ),
        checks: [{ look: 'log of containerd at that time', shows: 'panic: or shim disconnected' }],
        remedy: 'Take another release of the shim; exempt it from scanners.',
      },
    ],
  },
  {
    id: 'P-11',
    about: 'name of a container in use',
    kind: 'error',
    words: [['Conflict. The container name', 'is already in use by container']],
    printed: [{ by: 'docker', in: 'pod events, kubelet log' }],
    causes: [
      {
        cause: inferred(
          'The container of an earlier attempt was not removed. Why that attempt failed stands further up.',
          ['github kubernetes/kubelet/issues/18'],
        ),
        checks: [{ command: 'docker ps -a', shows: 'the container, Created or Dead' }],
        remedy: 'Mend the first failure; docker rm -f for what is left over.',
      },
    ],
  },
  {
    id: 'P-12',
    about: 'CNI of nerdctl',
    kind: 'error',
    words: [['needs CNI plugin', 'to be installed in CNI_PATH']],
    printed: [{ by: 'nerdctl', in: 'its output' }],
    causes: [
      {
        cause: verified('The named plugin is not in the folder CNI_PATH.', [
          'github containerd/nerdctl/pull/2112',
        ]),
        checks: [{ look: 'that folder', shows: 'no nat.exe' }],
        remedy: 'Install the plugins of windows-container-networking there.',
      },
    ],
  },
  {
    id: 'P-13',
    about: 'kind of mount',
    kind: 'error',
    words: [['invalid OCI spec - Type', 'not supported']],
    printed: [{ by: 'containerd-shim-runhcs-v1', in: 'error of a start' }],
    causes: [
      {
        cause: verified('The shim does not know this kind of mount, as BuildKit asks for it.', [
          'hcsshim-code internal/hcsoci/resources_wcow.go#L137',
        ]),
        checks: [{ look: 'mounts of the step or container', shows: 'RUN --mount, windows-layer' }],
        remedy: 'Leave that mount out, or take a newer containerd with its shim.',
      },
    ],
  },
  {
    id: 'P-14',
    about: 'LogMonitor',
    kind: 'error',
    words: [['Failed to start entrypoint process. Error:']],
    printed: [{ by: 'LogMonitor', in: 'log of the container' }],
    causes: [
      {
        cause: inferred(
          'LogMonitor could not start the program of the container; the number is an error of Windows (net helpmsg NUMBER).',
          ['hcsshim-zerrors_windows#L154'],
        ),
        excluded: [{ says: 'Error: 216' }],
        checks: [{ command: 'net helpmsg NUMBER', shows: '2 or 3: the path is wrong' }],
        remedy: 'Correct path and arguments behind LogMonitor.exe.',
      },
      {
        cause: inferred(
          '216: Windows takes the program for one of another processor or build; where only some nodes fail, the layer on them is damaged.',
          ['hcsshim-zerrors_windows#L320'],
        ),
        likely: [{ says: 'Error: 216' }],
        checks: [{ look: 'nodes where it fails', shows: 'always the same ones' }],
        remedy: 'Remove the image there or replace the node; else build for the right processor.',
      },
    ],
  },
  {
    id: 'P-15',
    about: 'WMCO does not start',
    kind: 'error',
    words: [
      [' : network type not supported'],
      ['windows-machine-config-operator', 'exceeded its progress deadline'],
      ['cluster is not configured for OVN hybrid networking'],
      ['invalid OVN hybrid networking configuration'],
      ['error validating k8s version', 'Unsupported server version'],
    ],
    printed: [{ by: 'OpenShift', in: 'ClusterServiceVersion, log of the operator' }],
    causes: [
      {
        cause: inferred('The pod of the operator does not come up; its log says why.', [
          'github openshift/windows-machine-config-operator/issues/1177',
        ]),
        excluded: [
          { says: 'hybrid networking' },
          { says: 'network type' },
          { says: 'server version' },
        ],
        checks: [
          {
            command:
              'oc logs -n openshift-windows-machine-config-operator deploy/windows-machine-config-operator',
            shows: 'the last error',
          },
        ],
        remedy: 'Mend what it says: network without hybrid overlay, missing secret or right.',
      },
      {
        cause: verified(
          'The operator ends where the network of the cluster is not OVN-Kubernetes with a hybrid overlay.',
          [
            'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/pkg/cluster/config.go#L269-L283',
          ],
        ),
        likely: [{ says: 'hybrid networking' }, { says: 'network type' }],
        checks: [
          { command: 'oc get network.operator cluster -o yaml', shows: 'no hybridOverlayConfig' },
        ],
        remedy: 'Add hybridOverlayConfig with a hybridClusterNetwork.',
      },
      {
        cause: verified(
          'The release of the operator is for other versions of Kubernetes than that of the cluster.',
          ['github openshift/windows-machine-config-operator/issues/1954'],
        ),
        likely: [{ says: 'server version' }],
        checks: [
          { command: 'oc version', shows: 'a version outside of those that the line names' },
        ],
        remedy: 'Install the release of the operator for this version of the cluster.',
      },
    ],
  },
  {
    id: 'P-16',
    about: 'names at the start',
    kind: 'error',
    weak: 'message',
    words: [['No such host is known']],
    printed: [{ by: 'programs on Windows', in: 'log of the container' }],
    causes: [
      {
        cause: verified(
          'With docker the DNS servers of a pod are set moments after its program started, so that its first lookups fail.',
          ['github microsoft/Windows-Containers/issues/132'],
        ),
        likely: [{ decision: 'containerRuntime', is: ['docker', 'mirantis'] }],
        excluded: [{ decision: 'containerRuntime', is: ['containerd'] }],
        checks: [{ look: 'the same lookup seconds later', shows: 'works' }],
        remedy: 'Retry at the start, or wait in a postStart hook; containerd does not do so.',
      },
      {
        cause: inferred('The DNS server of the pod is not reached, or does not know the name.', [
          'github Azure/AKS/issues/1029',
        ]),
        likely: [{ observed: 'again and again', repeats: true }],
        checks: [
          {
            command: 'Resolve-DnsName kubernetes.default.svc.cluster.local',
            shows: 'fails as well',
          },
        ],
        remedy: 'Look at CoreDNS, its Service on this node, and the DNS settings of the pod.',
      },
    ],
  },
  {
    id: 'P-17',
    about: 'ping fails in the pod itself',
    kind: 'error',
    words: [
      ['Pinging', 'with', 'bytes of data', 'General failure.'],
      ['>ping', 'General failure.'],
      ['PING: transmit failed. General failure.'],
    ],
    printed: [{ by: 'ping', in: 'its output' }],
    causes: [
      {
        cause: inferred(
          'Containers of Windows Server 2022 lost their network with the update KB5040437 of July 2024 where Calico sets it up, until that of October 2024.',
          [
            'github microsoft/Windows-Containers/issues/516',
            'github projectcalico/calico/issues/9019',
            'github projectcalico/calico/issues/8529',
          ],
        ),
        likely: [{ told: 'host.build', as: ['10.0.20348.2582'] }],
        excluded: [{ decision: 'windowsRelease', is: ['ltsc2019', 'ltsc2025'] }],
        checks: [{ command: 'cmd /c ver', shows: '10.0.20348.2582 or later, below 2762' }],
        remedy: 'Install KB5044281 or a later update.',
      },
      {
        cause: inferred('Its endpoint is gone from HNS, as after a restart of HNS.', [
          'github projectcalico/calico/issues/5164',
        ]),
        checks: [{ command: 'hnsdiag list endpoints', shows: 'none with the address of the pod' }],
        remedy: 'Let the pod be made anew.',
      },
    ],
  },
  {
    id: 'P-18',
    about: 'logs and exec refused',
    kind: 'error',
    words: [['the server has asked for the client to provide credentials', 'pods/']],
    printed: [{ by: 'kubectl', in: 'its output' }],
    causes: [
      {
        cause: inferred(
          'The kubelet does not accept the certificate with which the API server asks for logs and exec.',
          ['github microsoft/Windows-Containers/issues/509'],
        ),
        checks: [
          {
            look: 'clientCAFile of the kubelet against the CA of the API server',
            shows: 'another',
          },
        ],
        remedy: 'Give the kubelet the CA of the cluster as clientCAFile and restart it.',
      },
    ],
  },
  {
    id: 'P-19',
    about: 'Karpenter',
    kind: 'error',
    words: [
      ['Could not schedule pod, incompatible with nodepool'],
      ['incompatible with provisioner'],
    ],
    printed: [{ by: 'Karpenter', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'With amiFamily Custom Karpenter does not know that these are Windows nodes with addresses of the VPC, so that no type has what the pod asks for.',
          ['github aws/karpenter-provider-aws/issues/6333'],
        ),
        likely: [{ says: 'vpc.amazonaws.com/PrivateIPv4Address' }],
        checks: [{ look: 'amiFamily of the EC2NodeClass', shows: 'Custom' }],
        remedy: 'Set amiFamily to Windows2019, Windows2022 or later beside the own image.',
      },
      {
        cause: inferred(
          'No instance of this pool fits the pod: its labels and requirements, its limits, or addresses of the VPC where Windows support is off.',
          ['github aws/karpenter-provider-aws/issues/5404'],
        ),
        checks: [{ look: 'the end of that line', shows: 'the requirement that fails' }],
        remedy: 'Let selector and tolerations fit the pool; set enable-windows-ipam; raise limits.',
      },
    ],
  },
  {
    id: 'P-20',
    about: 'image builds',
    kind: 'error',
    words: [["No module named 'winrm'"], ['Timeout waiting for WinRM']],
    printed: [{ by: 'Packer, Ansible', in: 'output of the build' }],
    causes: [
      {
        cause: verified('Python on the building machine has no pywinrm.', [
          'github tinkerbell/crocodile/issues/47',
        ]),
        likely: [{ says: "No module named 'winrm'" }],
        excluded: [{ says: 'Timeout waiting' }],
        checks: [{ command: 'python3 -m pip show pywinrm', shows: 'not found' }],
        remedy: 'pip install pywinrm for the Python that Ansible uses.',
      },
      {
        cause: inferred(
          'WinRM of the machine does not answer: its first start takes too long on a small size, or port 5986 is closed.',
          ['github danielsollondon/azvmimagebuilder/issues/14'],
        ),
        excluded: [{ says: 'No module named' }],
        checks: [{ command: 'Test-NetConnection MACHINE -Port 5986', shows: 'False' }],
        remedy: 'Take a larger size, raise winrm_timeout, open the port.',
      },
    ],
  },
  {
    id: 'P-21',
    about: 'crash of a part of the node',
    kind: 'error',
    words: [
      ['Faulting application name: kubelet.exe'],
      ['Faulting application name: kube-proxy.exe'],
      ['Faulting application name: containerd'],
      ['Faulting application name: dockerd.exe'],
      ['Faulting application name: flanneld.exe'],
      ['Faulting application name: calico-node.exe'],
      ['Faulting application name: ovs-vswitchd.exe'],
      ['Faulting application name: vmcompute.exe'],
      ['Faulting application name: svchost.exe_hns'],
      ['Faulting application name: lsass.exe'],
    ],
    printed: [{ by: 'Application Error', in: 'event 1000 of Application' }],
    causes: [
      {
        cause: inferred(
          'This program crashed; the exception code says how, the faulting module where. A crash of lsass.exe ends its container.',
          ['github moby/moby/issues/40328', 'github openshift/openshift-windows/issues/19'],
        ),
        checks: [{ look: 'faulting module', shows: 'a DLL that is not of Windows or the program' }],
        remedy: 'Update that program and Windows; take out foreign modules such as scanners.',
      },
    ],
  },
  {
    id: 'P-22',
    about: 'felix of RKE2',
    kind: 'error',
    words: [['Felix exited:'], ['Felix exited"'], ['Felix exited}']],
    printed: [{ by: 'RKE2', in: 'Application log, source rke2' }],
    causes: [
      {
        cause: inferred(
          'felix ended, and new pods of the node get no rules. With Calico 3.28 and 3.29 this was reported while pods were removed; it is open.',
          ['github rancher/rke2/issues/7440'],
        ),
        checks: [{ look: 'felix.log before that', shows: 'Failed to look up HNS endpoint' }],
        remedy: 'Restart rke2; take another release of RKE2.',
      },
    ],
  },
  {
    id: 'P-23',
    about: 'Windows pool of GKE',
    kind: 'error',
    words: [
      ['image families require at least one other Linux node pool'],
      ['Shielded Instance features are only supported on node using'],
      ['image families do not support metadata concealment'],
      ['Workload Identity is not supported on Windows nodes'],
    ],
    printed: [{ by: 'GKE', in: 'output of gcloud or Terraform' }],
    causes: [
      {
        cause: inferred(
          'The cluster has no Linux pool yet: Windows pools are made only once one stands. Made in one run, both begin at the same time.',
          [
            'github GoogleCloudPlatform/gke-poc-toolkit/issues/106',
            'github terraform-google-modules/terraform-google-kubernetes-engine/issues/858',
          ],
        ),
        excluded: [
          { says: 'Shielded Instance' },
          { says: 'metadata concealment' },
          { says: 'Workload Identity' },
        ],
        checks: [{ command: 'gcloud container node-pools list', shows: 'no Linux pool' }],
        remedy: 'Make the Windows pool depend on the Linux pool, or run again.',
      },
      {
        cause: inferred(
          'The module asks for Shielded Nodes, which this image type does not have.',
          ['github terraform-google-modules/terraform-google-kubernetes-engine/issues/587'],
        ),
        excluded: [
          { says: 'require at least one other Linux' },
          { says: 'metadata concealment' },
          { says: 'Workload Identity' },
        ],
        checks: [{ look: 'enable_shielded_nodes', shows: 'true, as by default' }],
        remedy: 'Set enable_shielded_nodes = false, or take an image type that the message names.',
      },
      {
        cause: inferred(
          'Pool or cluster ask to conceal the metadata server, as for Workload Identity, and Windows pools cannot.',
          [
            'github hashicorp/terraform-provider-google/issues/6678',
            'github terraform-google-modules/terraform-google-kubernetes-engine/issues/632',
          ],
        ),
        excluded: [{ says: 'require at least one other Linux' }, { says: 'Shielded Instance' }],
        checks: [{ look: 'workload_metadata_config, node_metadata', shows: 'set' }],
        remedy: 'Leave it out for the Windows pool, else for the cluster; update the provider.',
      },
    ],
  },
  {
    id: 'P-24',
    about: 'administrator of Windows pools on AKS',
    kind: 'error',
    words: [
      ['ManagedClusterWindowsProfile.admin_password', 'must conform to the following pattern'],
      ['expected length of windows_profile.0.admin_password'],
      ["Changing property 'windowsProfile.adminPassword' is not allowed"],
      ['The Admin Username specified is not allowed'],
    ],
    printed: [{ by: 'az, Terraform, AKS', in: 'console' }],
    causes: [
      {
        cause: verified(
          'An az of 2020 or older asks for more than AKS does: it takes 12 to 123 letters, digits and !@#$%^&*() alone.',
          [
            'github Azure/azure-rest-api-specs/issues/11267',
            'github Azure/azure-cli-extensions/pull/2590',
          ],
        ),
        likely: [{ says: 'must conform to the following pattern' }],
        excluded: [
          { says: 'expected length' },
          { says: 'Changing property' },
          { says: 'The Admin Username' },
        ],
        checks: [{ command: 'az version', shows: 'azure-cli of 2020, an old aks-preview' }],
        remedy: 'Update az and aks-preview, or take a password of these characters.',
      },
      {
        cause: inferred(
          'The cluster was made with a shorter password than is asked for now, and this version of the API does not let it be changed.',
          ['github hashicorp/terraform-provider-azurerm/issues/10815'],
        ),
        excluded: [{ says: 'must conform' }, { says: 'The Admin Username' }],
        checks: [{ look: 'length of the password', shows: 'less than 14' }],
        remedy: 'az aks update --windows-admin-password; ignore changes of it in Terraform.',
      },
      {
        cause: inferred(
          'The cluster was made with a name that Windows machines of Azure do not take, such as admin; that shows only with the first Windows pool.',
          ['github Azure/AKS/issues/1578', 'github Azure/vm-scale-sets/issues/83'],
        ),
        likely: [{ says: 'The Admin Username' }],
        excluded: [
          { says: 'must conform' },
          { says: 'expected length' },
          { says: 'Changing property' },
        ],
        checks: [
          {
            command: 'az aks show --query windowsProfile.adminUsername',
            shows: 'admin, user, test or the like',
          },
        ],
        remedy: 'Make the cluster again with another --windows-admin-username.',
      },
    ],
  },
  {
    id: 'P-25',
    about: 'Windows version of a pool',
    kind: 'error',
    words: [["Windows2025' is not a valid value for '--os-sku'"]],
    printed: [{ by: 'az', in: 'console' }],
    causes: [
      {
        cause: verified(
          'This az is older than that version: Windows2025 came to az in 2026, to aks-preview before.',
          ['github Azure/azure-cli/pull/33246'],
        ),
        checks: [{ command: 'az version', shows: 'an older azure-cli' }],
        remedy: 'Update az, or add the extension aks-preview.',
      },
    ],
  },
  {
    id: 'P-26',
    about: 'IIS that is set up',
    kind: 'error',
    words: [['APPCMD failed with error code 4312']],
    printed: [{ by: 'ServiceMonitor.exe', in: 'log of a container with IIS' }],
    passedBy: ["Service 'w3svc' started"],
    causes: [
      {
        cause: verified(
          'ServiceMonitor.exe writes the environment into the pool DefaultAppPool, and the image has removed it.',
          [
            'github microsoft/IIS.ServiceMonitor/issues/38',
            'github microsoft/iis-docker/issues/157',
          ],
        ),
        checks: [
          { command: 'C:\\Windows\\System32\\inetsrv\\appcmd.exe list apppool', shows: 'another' },
        ],
        remedy:
          'ENTRYPOINT ["C:\\\\ServiceMonitor.exe", "w3svc", "NAME OF THE POOL"], or keep that pool.',
      },
      {
        cause: inferred('A value of an environment variable breaks the command of appcmd.', [
          'github microsoft/IIS.ServiceMonitor/issues/4',
        ]),
        likely: [{ says: 'Malformed collection indexer' }],
        checks: [
          { look: 'environment of the container', shows: "quotes (') or commas in a value" },
        ],
        remedy: 'Give that value in a file, or without quotes; build from the newest base image.',
      },
    ],
  },
  {
    id: 'P-27',
    about: 'build of a Windows image',
    kind: 'error',
    words: [["invalid windows mount type: 'bind'"]],
    printed: [{ by: 'docker', in: 'output of docker build' }],
    causes: [
      {
        cause: inferred(
          'The build goes through the BuildKit inside docker, which does not build Windows images.',
          ['github moby/buildkit/issues/1258', 'github docker/for-win/issues/12958'],
        ),
        checks: [
          {
            look: 'DOCKER_BUILDKIT; features.buildkit of daemon.json; docker buildx in the command',
            shows: '1, true, or used',
          },
        ],
        remedy: 'DOCKER_BUILDKIT=0 and docker build, or a buildkitd of its own with containerd.',
      },
    ],
  },
  {
    id: 'P-28',
    about: 'update of rancher-wins',
    kind: 'error',
    words: [['could not open rancher-wins service while building initial state']],
    printed: [{ by: 'rancher/wins', in: 'log of the job of the system upgrade controller' }],
    causes: [
      {
        cause: inferred(
          'The job runs in a container of its own instead of on the host, where the service is: its pod has no hostProcess.',
          ['github rancher/rancher/issues/50391'],
        ),
        checks: [
          {
            look: 'securityContext.windowsOptions of the pod',
            shows: 'no hostProcess',
          },
        ],
        remedy: 'Update Rancher and the system upgrade controller of that cluster.',
      },
    ],
  },
  {
    id: 'P-29',
    about: 'start of the kubelet on AKS Engine',
    kind: 'error',
    words: [["Cannot validate argument on parameter 'IPAddress'", 'The argument is null']],
    printed: [{ by: 'kubeletstart.ps1', in: 'C:\\k\\kubelet.err.log' }],
    causes: [
      {
        cause: inferred(
          'The script reads the address of the node while its adapter has none: the switch was just made, or accelerated networking changed the adapter.',
          ['github Azure/aks-engine/issues/2281', 'github Azure/aks-engine/issues/385'],
        ),
        checks: [{ command: 'Get-NetAdapter; Get-NetIPAddress', shows: 'adapter without address' }],
        remedy: 'Restart the kubelet service; turn accelerated networking off for Windows.',
      },
    ],
  },
  {
    id: 'P-30',
    about: 'cri-dockerd on Windows',
    kind: 'noise',
    words: [["can't set sysctl bridge-nf-call-iptables", 'The system cannot find the path']],
    printed: [{ by: 'cri-dockerd', in: 'its log' }],
    causes: [
      {
        cause: inferred('With --network-plugin no-op it sets a sysctl of Linux everywhere.', [
          'github Mirantis/cri-dockerd/issues/531',
        ]),
        checks: [],
        remedy: 'Nothing.',
      },
    ],
  },
  {
    id: 'P-31',
    about: 'Sysprep of an image',
    kind: 'error',
    weak: 'message',
    words: [
      ['IMAGE_STATE_UNDEPLOYABLE'],
      ['IMAGE_STATE_SPECIALIZE_RESEAL_TO_OOBE'],
      ['SYSPRP LaunchDll:Could not load DLL'],
    ],
    printed: [{ by: 'Packer, Sysprep', in: 'output of the build, setupact.log' }],
    passedBy: ['IMAGE_STATE_GENERALIZE_RESEAL_TO_OOBE'],
    causes: [
      {
        cause: inferred(
          'Sysprep does not come to its end: mostly a provider of other software fails in it, such as the agent of the cloud.',
          [
            'github danielsollondon/azvmimagebuilder/issues/83',
            'github hashicorp/packer/issues/5945',
          ],
        ),
        likely: [
          { says: 'Could not load DLL' },
          { observed: 'the same state again and again', repeats: true },
        ],
        checks: [
          {
            look: 'C:\\Windows\\System32\\Sysprep\\Panther\\setupact.log',
            shows: 'an Error behind LaunchDll or RunRegistryDlls',
          },
        ],
        remedy:
          'Update or remove what that line names, let a started update end with a reboot, then run Sysprep again.',
      },
    ],
  },
  {
    id: 'P-32',
    about: 'SSH of WMCO',
    kind: 'error',
    words: [
      ['unable to connect to Windows VM'],
      ['SSH authentication failed:', 'unable to authenticate'],
      ['configuring host', 'ssh: unable to authenticate'],
      ['SSH dial', 'unable to authenticate'],
      ['MachineSetupFailure', 'authentication failure'],
    ],
    printed: [{ by: 'windows-machine-config-operator', in: 'its log, events of the Machine' }],
    causes: [
      {
        cause: verified(
          'The machine does not take the key of the secret cloud-private-key: it was made with another one. The operator deletes a Machine of a MachineSet for that.',
          [
            'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/controllers/windowsmachine_controller.go#L335-L344',
          ],
        ),
        likely: [{ says: 'authenticat' }],
        excluded: [{ says: 'timed out waiting' }],
        checks: [
          {
            look: 'C:\\ProgramData\\ssh\\administrators_authorized_keys',
            shows: 'not the public half of that key',
          },
        ],
        remedy: 'Keep the secret as it was, or make the machines again; put the key into images.',
      },
      {
        cause: inferred(
          'Port 22 of the machine does not answer: it still runs its first start, OpenSSH is not installed in the image, or a firewall is in the way.',
          [
            'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/pkg/windows/connectivity.go#L121-L143',
          ],
        ),
        excluded: [{ says: 'authenticat' }],
        checks: [{ command: 'Test-NetConnection MACHINE -Port 22', shows: 'False' }],
        remedy: 'Install and start sshd in the image, open port 22 from the cluster.',
      },
    ],
  },
  {
    id: 'P-33',
    about: 'key of WMCO',
    kind: 'error',
    words: [
      ['unable to create signer from private key secret'],
      ["cloud-private-key missing 'private-key.pem'"],
    ],
    printed: [{ by: 'windows-machine-config-operator', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'The secret cloud-private-key is missing in the namespace of the operator, or its key private-key.pem holds no private key.',
          [
            'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/pkg/secrets/secrets.go#L21-L46',
          ],
        ),
        checks: [
          {
            command:
              'oc get secret cloud-private-key -n openshift-windows-machine-config-operator -o yaml',
            shows: 'not found, or another key',
          },
        ],
        remedy: 'Create it: --from-file=private-key.pem=FILE, a key without passphrase.',
      },
    ],
  },
  {
    id: 'P-34',
    about: 'name of a node with WMCO',
    kind: 'error',
    words: [['unable to map node name to the'], ['comply with naming rules defined in RFC1123']],
    printed: [{ by: 'windows-machine-config-operator', in: 'its log, events of the CSR' }],
    causes: [
      {
        cause: verified(
          'The name of the node has letters that Kubernetes does not take: capital ones, or an underscore.',
          [
            'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/pkg/csr/csr.go#L232-L240',
          ],
        ),
        likely: [{ says: 'RFC1123' }],
        excluded: [{ says: 'unable to map node name' }],
        checks: [{ command: 'hostname', shows: 'capital letters' }],
        remedy: 'Rename the machine in small letters, digits and hyphens.',
      },
      {
        cause: inferred(
          'WMCO finds no instance of this name, so that its CSR stays Pending: the address in windows-instances has no PTR record, and SSH did not tell the name.',
          [
            'github openshift/windows-machine-config-operator/pull/2256',
            'github openshift/windows-machine-config-operator/pull/4551',
          ],
        ),
        excluded: [{ says: 'RFC1123' }],
        checks: [{ command: 'nslookup ADDRESS', shows: 'no name, or another' }],
        remedy: 'Add the PTR record, or name the instance by DNS in windows-instances.',
      },
    ],
  },
  {
    id: 'P-35',
    about: 'step of cloudbase-init',
    kind: 'error',
    words: [['cloudbaseinit', "plugin '", "failed with error '"]],
    printed: [{ by: 'cloudbase-init', in: 'cloudbase-init.log' }],
    causes: [
      {
        cause: verified(
          'The user that it shall make is one of the image already, so that Administrator cannot be renamed to it.',
          ['github kubernetes-sigs/cluster-api-provider-azure/issues/3232'],
        ),
        likely: [{ says: 'The account already exists' }],
        excluded: [{ says: 'UserDataPlugin' }],
        checks: [{ command: 'Get-LocalUser', shows: 'the name' }],
        remedy: 'Take another name for the user, or remove it from the image.',
      },
      {
        cause: inferred(
          'This step of the first start failed; where it is the user data, the node did not join for that.',
          ['github kubernetes-sigs/cluster-api-provider-azure/issues/3903'],
        ),
        checks: [{ look: 'the lines before it', shows: 'what the script or step printed' }],
        remedy: 'Mend the step, and let the machine be made anew: it runs once.',
      },
    ],
  },
  {
    id: 'P-36',
    about: 'runtime of .NET',
    kind: 'error',
    words: [
      ['required library hostfxr.dll could not be found'],
      ['You must install or update .NET to run this application'],
      ['You must install .NET to run this application'],
      ['It was not possible to find any compatible framework version'],
    ],
    wordsInferred: true,
    codes: ['H-80008082', 'H-80008083', 'H-80008096', 'H-8000809A'],
    printed: [{ by: 'container, dotnet', in: 'log of the container; Exit Code' }],
    causes: [
      {
        cause: verified(
          'The image has no .NET of the version, kind or processor that the program was built for, or only a part of it.',
          ['dotnet-host-codes'],
        ),
        checks: [
          { command: 'dotnet --list-runtimes', shows: 'not what *.runtimeconfig.json asks for' },
        ],
        remedy: 'Take the runtime or aspnet image of that version, or publish self-contained.',
      },
      {
        cause: verified('The program file of the application (DLL) is not where its exe looks.', [
          'dotnet-host-codes',
        ]),
        likely: [{ code: 'H-8000809A' }],
        checks: [{ look: 'folder of the exe in the image', shows: 'no DLL of that name' }],
        remedy: 'Copy the whole output of dotnet publish into the image.',
      },
    ],
  },
  {
    id: 'P-37',
    about: 'privileged container',
    kind: 'error',
    words: [['Windows does not support privileged mode']],
    printed: [{ by: 'docker', in: 'its output, pod events' }],
    causes: [
      {
        cause: verified(
          'buildx starts its builder as a privileged container, which docker with Windows containers refuses.',
          ['github docker/setup-buildx-action/issues/228'],
        ),
        checks: [{ look: 'buildx in the command, or setup-buildx in the pipeline', shows: 'used' }],
        remedy: 'docker build without buildx (DOCKER_BUILDKIT=0), or a buildkitd for Windows.',
      },
      {
        cause: inferred('A container or pod asks for privileged: true.', [
          'github docker/setup-buildx-action/issues/228',
        ]),
        checks: [{ look: 'securityContext, --privileged', shows: 'set' }],
        remedy: 'Leave it out; what needs the host is a HostProcess container.',
      },
    ],
  },
  {
    id: 'P-38',
    about: 'CRI of containerd',
    kind: 'error',
    weak: 'message',
    words: [['server is not initialized yet']],
    printed: [{ by: 'containerd', in: 'answer to kubelet and crictl' }],
    causes: [
      {
        cause: inferred(
          'The CRI plugin does not finish its start: it recovers tasks of a containerd that was killed, and hangs with one of them.',
          ['github containerd/containerd/issues/5621'],
        ),
        likely: [
          { observed: 'for more than some seconds', repeats: true },
          { says: 'level=fatal' },
          { says: 'FATA[' },
        ],
        checks: [{ command: 'ctr -n k8s.io tasks ls', shows: 'tasks of pods that are gone' }],
        remedy: 'ctr -n k8s.io tasks kill -s SIGKILL ID, then restart containerd; else reboot.',
      },
    ],
  },
  {
    id: 'P-39',
    about: 'server of RKE2',
    kind: 'error',
    words: [['failed to get CA certs']],
    printed: [{ by: 'RKE2, k3s', in: 'log of the agent' }],
    passedBy: ['Connecting to proxy'],
    causes: [
      {
        cause: inferred(
          'The agent does not reach the server that config.yaml names, or not its port 9345. 127.0.0.1:6444 is the agent itself, which passes the request on.',
          ['github rancher/rke2/issues/3901', 'github rancher/rke2/issues/5651'],
        ),
        checks: [
          { command: 'curl.exe -k https://SERVER:9345/ping', shows: 'no pong' },
          { look: 'server in config.yaml', shows: 'no https, no 9345, or a wrong port' },
        ],
        remedy: 'Write server: https://SERVER:9345 and open TCP 9345 and 6443 to it.',
      },
    ],
  },
  {
    id: 'P-40',
    about: 'revocation of a certificate',
    kind: 'error',
    words: [
      ['revocation function was unable to check revocation'],
      ['unable to check revocation'],
      ['CRYPT_E_NO_REVOCATION_CHECK'],
      ['CRYPT_E_REVOCATION_OFFLINE'],
      ['0x80092012'],
      ['0x80092013'],
    ],
    printed: [{ by: 'curl.exe, PowerShell', in: 'output of a start script' }],
    causes: [
      {
        cause: inferred(
          'Windows asks whether the certificate was revoked and gets no answer: the addresses (CRL, OCSP) of its CA are not reached, or a CA of your own names none.',
          ['github webinstall/webi-installers/issues/439', 'github he3als/EdgeRemover/issues/20'],
        ),
        checks: [{ command: 'certutil -verify -urlfetch CERT.cer', shows: 'addresses that fail' }],
        remedy:
          'Open the way to these addresses, also in the proxy; for a test curl.exe --ssl-no-revoke.',
      },
    ],
  },
  {
    id: 'P-41',
    about: 'Rancher installs its agent',
    kind: 'error',
    words: [
      ['Perhaps -CaCheckSum needs to be set'],
      ['does not match given -CaCheckSum'],
      ['does not look like an x509 certificate'],
      ['while downloading Rancher connection information. Sleeping'],
      ['while testing Rancher connection. Sleeping'],
      ['Could not get cattle server CA'],
      ['Actual cattle server CA checksum is'],
      ["Windows feature: '", 'is not installed. Please run'],
    ],
    printed: [{ by: 'install.ps1 of wins, agent of Rancher', in: 'output' }],
    passedBy: [
      'Successfully tested Rancher connection',
      'Successfully downloaded Rancher connection information',
    ],
    causes: [
      {
        cause: verified('A feature of Windows that the node needs is not installed.', [
          'github rancher/wins/blob/a4db3731c7df46ac5b7605734842a5a6051c4415/install.ps1#L815-L830',
        ]),
        likely: [{ says: 'Please run' }],
        excluded: [{ says: 'CaCheckSum' }, { says: 'Sleeping' }, { says: 'cattle server CA' }],
        checks: [{ command: 'Get-WindowsFeature Containers', shows: 'Available' }],
        remedy: 'Install-WindowsFeature -Name Containers, reboot, run the command again.',
      },
      {
        cause: verified(
          'The CA that Rancher hands out is not the one of the command: its certificate was changed, or a proxy shows its own.',
          [
            'github rancher/wins/blob/a4db3731c7df46ac5b7605734842a5a6051c4415/install.ps1#L465-L500',
          ],
        ),
        likely: [
          { says: 'does not match' },
          { says: 'x509' },
          { says: 'cattle server CA checksum' },
        ],
        excluded: [{ says: 'Please run' }],
        checks: [
          {
            command: 'curl.exe -k https://RANCHER/cacerts',
            shows: 'another certificate, or a page',
          },
        ],
        remedy: 'Take the command from Rancher again; mend tls-ca and cacerts there.',
      },
      {
        cause: inferred(
          'The node does not get an answer from Rancher: a name, proxy, firewall or certificate. 000 is none at all.',
          [
            'github rancher/wins/blob/a4db3731c7df46ac5b7605734842a5a6051c4415/install.ps1#L560-L640',
            'github rancher/rancher/issues/38117',
          ],
        ),
        likely: [{ says: 'Sleeping' }, { says: 'Could not get' }, { says: 'Perhaps' }],
        excluded: [{ says: 'Please run' }, { says: 'does not match' }, { says: 'x509' }],
        checks: [
          { command: 'curl.exe -vk https://RANCHER/healthz', shows: 'what stops it' },
          { command: 'curl.exe -vk https://RANCHER/v3/settings/cacerts', shows: 'no JSON' },
        ],
        remedy:
          'Mend the way to Rancher; give the node its proxy and, with an own CA, the checksum.',
      },
    ],
  },
  {
    id: 'P-42',
    about: 'instance type on EKS',
    kind: 'error',
    words: [
      ['is not supported yet by the vpc resource controller'],
      ['The instance type', 'is not supported for Windows'],
    ],
    printed: [{ by: 'VPC resource controller', in: 'events of the node' }],
    causes: [
      {
        cause: verified(
          'The controller of EKS does not know this instance type, so that its pods get no addresses. Prefix delegation asks for a Nitro type.',
          [
            'github aws/amazon-vpc-resource-controller-k8s/blob/b8d425119bdba371202882b808f202c6073a46cc/pkg/provider/prefix/provider.go#L405-L426',
            'github aws/amazon-vpc-resource-controller-k8s/blob/b8d425119bdba371202882b808f202c6073a46cc/pkg/node/node.go#L155-L161',
          ],
        ),
        checks: [{ look: 'instance type of the node', shows: 'a new or unusual one' }],
        remedy: 'Take another type; without Nitro turn prefix delegation off.',
      },
    ],
  },
  {
    id: 'P-43',
    about: 'path of a mount',
    kind: 'error',
    words: [['bind source path does not exist']],
    printed: [{ by: 'docker', in: 'pod events, its output' }],
    causes: [
      {
        cause: verified(
          'After a restart of the node the link to the file share leads nowhere: Windows keeps the mapping of a share without its account, and kubelets before 1.10 do not map it again.',
          ['github kubernetes/kubernetes/issues/60624'],
        ),
        likely: [{ says: 'kubernetes.io~azure-file' }],
        excluded: [{ kubernetes: { from: '1.10' } }],
        checks: [
          { command: 'Get-SmbGlobalMapping', shows: 'the share as Disconnected, or not at all' },
        ],
        remedy:
          'Take a newer kubelet; until then delete the mapping and the pod after each restart.',
      },
      {
        cause: inferred(
          'The manifest mounts a folder or socket of Linux, such as /var/run/docker.sock.',
          ['github MicrosoftDocs/azure-devops-docs/issues/11605'],
        ),
        likely: [{ says: '.sock' }, { says: '/proc' }, { says: '/sys' }],
        checks: [{ look: 'volumes of the pod', shows: 'a path of Linux' }],
        remedy:
          'Send the pod to Linux nodes, or mount the pipe \\\\.\\pipe\\docker_engine, where there is docker.',
      },
      {
        cause: inferred('The folder is not on this host; docker does not make it for --mount.', [
          'github MicrosoftDocs/azure-devops-docs/issues/11605',
        ]),
        checks: [{ command: 'Test-Path PATH', shows: 'False' }],
        remedy: 'Create it, or correct the path.',
      },
    ],
  },
  {
    id: 'P-44',
    about: 'COPY of a build',
    kind: 'error',
    words: [['failed to copy files:']],
    printed: [{ by: 'docker build', in: 'its output' }],
    causes: [
      {
        cause: inferred(
          'The base image is one of Linux, and docker is set to Windows containers.',
          ['github docker/for-win/issues/2444'],
        ),
        likely: [{ says: 'invalid arguments' }],
        checks: [{ command: 'docker inspect -f {{.Os}} IMAGE', shows: 'linux' }],
        remedy: 'Take a Windows base, or build where docker runs Linux containers.',
      },
      {
        cause: inferred(
          'A file could not be written into the layer, or was gone at once: a scanner, or no room.',
          ['github docker/for-win/issues/4701'],
        ),
        excluded: [{ says: 'invalid arguments' }],
        checks: [{ command: 'Get-MpThreatDetection; fltmc', shows: 'a scanner at that time' }],
        remedy: 'Exempt the data root and the folder of the build; free space.',
      },
    ],
  },
  {
    id: 'P-45',
    about: 'second docker',
    kind: 'error',
    words: [['ensure docker is not running or delete']],
    printed: [{ by: 'docker', in: 'output of dockerd, event log' }],
    causes: [
      {
        cause: inferred(
          'docker.pid is there: dockerd runs already, or was killed, as at a crash, and its number belongs to another process now.',
          ['github moby/moby/issues/30240', 'github mesosphere-backup/dcos-windows/issues/66'],
        ),
        checks: [{ command: 'Get-Process dockerd; Get-Service docker', shows: 'none runs' }],
        remedy: 'If none runs, delete the file of the message and start docker.',
      },
    ],
  },
  {
    id: 'P-47',
    about: 'feature of Windows',
    kind: 'error',
    words: [['The role, role service, or feature name is not valid']],
    printed: [{ by: 'Install-WindowsFeature, Ansible', in: 'its output' }],
    causes: [
      {
        cause: inferred(
          'This Windows has no role or feature of that name: some are optional features, which another command installs, and clients have no roles.',
          ['github ansible-collections/community.windows/issues/573'],
        ),
        checks: [{ command: 'Get-WindowsOptionalFeature -Online', shows: 'the name' }],
        remedy: 'Enable-WindowsOptionalFeature -Online -All -FeatureName NAME.',
      },
    ],
  },
  {
    id: 'P-48',
    about: 'Ansible on Windows',
    kind: 'error',
    words: [
      ['Failed to search for updates: Exception from HRESULT'],
      ["No such file or directory: b'C:"],
    ],
    printed: [{ by: 'Ansible, image-builder', in: 'output of the build' }],
    causes: [
      {
        cause: inferred(
          'The machine does not reach Windows Update or its WSUS; the code says how: 0x80072EFE is a connection that was cut.',
          ['github kubernetes-sigs/image-builder/pull/402'],
        ),
        likely: [{ says: 'Failed to search' }],
        excluded: [{ says: 'No such file' }],
        checks: [{ command: 'netsh winhttp show proxy', shows: 'no proxy where one is needed' }],
        remedy: 'Give the machine its way to the updates, or leave the update step out.',
      },
      {
        cause: verified(
          'win_template of Ansible 2.10 takes a path of Windows for one of its own machine.',
          [
            'github kubernetes-sigs/image-builder/issues/668',
            'github kubernetes-sigs/image-builder/pull/657',
          ],
        ),
        likely: [{ says: 'No such file' }],
        excluded: [{ says: 'Failed to search' }],
        checks: [{ command: 'ansible --version', shows: '2.10' }],
        remedy:
          'ansible-galaxy collection install ansible.windows from 1.7 on, or a newer Ansible.',
      },
    ],
  },
  {
    id: 'P-49',
    about: 'Linux image on Windows',
    kind: 'error',
    words: [["Linux Containers\\kernel' not found"], ['Linux Containers\\uvm', 'not found']],
    printed: [{ by: 'containerd, nerdctl', in: 'error of a start' }],
    causes: [
      {
        cause: inferred(
          'The image is one of Linux, and containerd wants to run it in a virtual machine, whose kernel is not installed.',
          ['github containerd/nerdctl/issues/4664'],
        ),
        checks: [{ command: 'nerdctl image inspect IMAGE', shows: 'Os: linux' }],
        remedy: 'Take the Windows image: a tag for this build, or --platform windows/amd64.',
      },
    ],
  },
  {
    id: 'P-50',
    about: 'Calico without its node',
    kind: 'error',
    words: [
      ['operation create not supported on node'],
      ["Calico can't start because it can't find node"],
    ],
    printed: [{ by: 'Calico, RKE2', in: 'log of calico-node or RKE2' }],
    passedBy: ['registered. Calico can start'],
    causes: [
      {
        cause: inferred(
          'Kubernetes has no node of the name that Calico uses: the kubelet has not registered, or has another name.',
          [
            'github rancher/rke2/issues/2145',
            'github rancher/rke2/blob/6ce1a8019e9d0b81eb7a715edbc2b8ac12d26da0/pkg/windows/calico.go#L273-L282',
          ],
        ),
        checks: [{ command: 'kubectl get nodes', shows: 'no node of that name' }],
        remedy: 'Read in kubelet.log why it does not register; give both the same name.',
      },
    ],
  },
  {
    id: 'P-51',
    about: 'log files of pods',
    kind: 'error',
    words: [
      ['var\\log\\pods', '.log', 'Access is denied'],
      ['var\\log\\containers', '.log', 'Access is denied'],
    ],
    printed: [{ by: 'log agents', in: 'their log' }],
    causes: [
      {
        cause: inferred(
          'What lies there are links: with docker to C:\\ProgramData\\docker\\containers, which the agent must mount too; its user needs the right to read.',
          [
            'github signalfx/splunk-otel-collector/issues/1574',
            'github signalfx/splunk-otel-collector-chart/pull/361',
          ],
        ),
        checks: [{ look: 'volumes and runAsUserName of the agent', shows: 'no C:\\ProgramData' }],
        remedy: 'Mount C:\\var\\log and C:\\ProgramData; let it run as ContainerAdministrator.',
      },
    ],
  },
  {
    id: 'P-52',
    about: 'connection of a program',
    kind: 'error',
    weak: 'message',
    words: [
      ['SocketException (10061)'],
      ['HttpRequestException', 'Connection refused'],
      ['SocketException (10060)'],
      ['System.Net', 'A connection attempt failed because the connected party'],
    ],
    printed: [{ by: 'programs of .NET', in: 'log of the container' }],
    causes: [
      {
        cause: inferred(
          'The other side does not answer: a firewall, a missing route, or no more ports for connections out of the cluster. At the start of a pod its network may not be ready yet.',
          ['github Azure/AKS/issues/1014', 'github Azure/AKS/issues/3598'],
        ),
        likely: [{ observed: 'again and again', repeats: true }],
        excluded: [{ says: '10061' }, { says: 'refused' }],
        checks: [
          { command: 'Test-NetConnection HOST -Port PORT', shows: 'in the pod False, else where?' },
        ],
        remedy: 'Let the program try again; open the way; give the pool more outbound ports.',
      },
      {
        cause: verified(
          'At that address nothing listens on that port: the program there does not run yet, or has another port.',
          [
            'github MicrosoftDocs/win32/blob/47e64c189dcb1c1a42c221380ccf0ec81cc82d4b/desktop-src/WinSock/windows-sockets-error-codes-2.md#L60',
          ],
        ),
        likely: [{ says: '10061' }, { says: 'refused' }],
        excluded: [{ says: '10060' }, { says: 'properly respond' }],
        checks: [{ command: 'kubectl get endpoints SERVICE', shows: 'none, or another port' }],
        remedy: 'Start that program; let the port of the Service match that of the container.',
      },
    ],
  },
  {
    id: 'P-53',
    about: 'Calico of RKE2 ends',
    kind: 'error',
    weak: 'message',
    words: [['Calico exited: context canceled'], ['Calico exited"', 'context canceled']],
    printed: [{ by: 'RKE2', in: 'Application log, source rke2' }],
    passedBy: ['Felix Envs:'],
    causes: [
      {
        cause: inferred(
          'After an update several processes of RKE2 run at once; context canceled is also what a stopped service leaves.',
          ['github rancher/rancher/issues/42137'],
        ),
        checks: [
          { command: 'Get-Process rke2, kubelet, calico-node', shows: 'more than one each' },
        ],
        remedy: 'Stop rke2, end what is left of it, start rke2; else reboot.',
      },
    ],
  },
  {
    id: 'P-54',
    about: 'right on AWS',
    kind: 'error',
    words: [['is not authorized to perform:']],
    printed: [{ by: 'aws, eksctl, controllers on EKS', in: 'output, log' }],
    causes: [
      {
        cause: inferred(
          'The user or role of the message has no policy for the action behind it, such as ssm:GetParameter for the id of the Windows image.',
          ['github aws/containers-roadmap/issues/528'],
        ),
        checks: [{ look: 'policies of that user or role', shows: 'without the action' }],
        remedy: 'Add the action for that resource to its policy.',
      },
    ],
  },
  {
    id: 'P-56',
    about: 'packages of PowerShell',
    kind: 'error',
    words: [
      ['No match was found for the specified search criteria'],
      ['Unable to resolve package source'],
      ['Unable to find package providers (Docker'],
      ['DockerDefault_DockerSearchIndex.json', 'does not exist'],
    ],
    printed: [{ by: 'Install-Package, Install-Module', in: 'output of a script' }],
    causes: [
      {
        cause: inferred(
          'The service behind DockerMsftProvider was shut down in May 2023; nothing is found there.',
          [
            'github MicrosoftLearning/AZ-800-Administering-Windows-Server-Hybrid-Core-Infrastructure/issues/83',
            'github OneGet/MicrosoftDockerProvider/issues/91',
          ],
        ),
        likely: [{ says: 'Docker' }],
        excluded: [{ says: 'resolve package source' }, { says: 'NuGet' }],
        checks: [{ look: 'the script', shows: '-ProviderName DockerMsftProvider' }],
        remedy:
          'Take containerd, or docker with install-docker-ce.ps1 of microsoft/Windows-Containers.',
      },
      {
        cause: inferred(
          'The machine does not reach the gallery: it speaks no TLS 1.2, or a proxy or firewall is in the way.',
          ['github OneGet/MicrosoftDockerProvider/issues/14'],
        ),
        likely: [{ says: 'resolve package source' }, { says: 'NuGet' }],
        checks: [
          {
            command: 'Invoke-WebRequest -UseBasicParsing https://www.powershellgallery.com/api/v2',
            shows: 'an error',
          },
        ],
        remedy:
          "[Net.ServicePointManager]::SecurityProtocol = 'Tls12' before it; Install-Module with -Proxy.",
      },
    ],
  },
  {
    id: 'P-58',
    about: 'certificate that this Windows does not trust',
    kind: 'error',
    words: [
      ['RemoteCertificateChainErrors'],
      ['The remote certificate is invalid'],
      ['Could not establish trust relationship for the SSL/TLS secure channel'],
      ['SEC_E_UNTRUSTED_ROOT'],
      ['terminated in a root certificate which is not trusted'],
      ['The certificate chain was issued by an authority that is not trusted'],
    ],
    printed: [{ by: 'PowerShell, curl.exe, .NET', in: 'output of a script, log of a container' }],
    causes: [
      {
        cause: inferred(
          'The certificate of the server is of an own CA, or a proxy puts its own in; this Windows, or the container, does not have that CA.',
          ['github rancher/rancher/issues/20235', 'github rancher/rke2/issues/1566'],
        ),
        checks: [
          { command: 'curl.exe -v https://SERVER', shows: 'SEC_E_UNTRUSTED_ROOT' },
          { look: 'issuer of that certificate in a browser', shows: 'an own CA, or the proxy' },
        ],
        remedy:
          'certutil -addstore Root CA.crt on the node, in a container in its image; then run it again.',
      },
    ],
  },
  {
    id: 'P-59',
    about: 'kubectl without cluster',
    kind: 'error',
    words: [['The connection to the server localhost:8080 was refused'], ['[::1]:8080: connectex']],
    printed: [{ by: 'kubectl', in: 'answer' }],
    causes: [
      {
        cause: inferred('kubectl has no kubeconfig, so it asks the machine itself.', [
          'github kubernetes/kubernetes/issues/75955',
          'github kubernetes/kubernetes/issues/44665',
        ]),
        checks: [{ command: 'kubectl config view', shows: 'clusters: null or []' }],
        remedy: 'Set KUBECONFIG, or put the file to %USERPROFILE%\\.kube\\config.',
      },
    ],
  },
  {
    id: 'P-60',
    about: 'no range left for a node',
    kind: 'error',
    weak: 'message',
    words: [['CIDRNotAvailable'], ['no remaining CIDRs left to allocate']],
    printed: [{ by: 'kube-controller-manager', in: 'its log, events of the node' }],
    causes: [
      {
        cause: inferred(
          'The range of the cluster for pods is too small for the number of nodes: each takes a /24. With a CNI that has its own IPAM it does no harm.',
          ['github kubernetes/kubernetes/issues/85866', 'github aws/eks-anywhere/pull/6184'],
        ),
        checks: [
          {
            command: 'kubectl get nodes -o custom-columns=N:.metadata.name,C:.spec.podCIDR',
            shows: '<none> at the new node',
          },
        ],
        remedy: 'Give the cluster a larger range, or nodes smaller ones (--node-cidr-mask-size).',
      },
    ],
  },
  {
    id: 'P-61',
    about: 'RuntimeClass that is not there',
    kind: 'error',
    words: [
      ['pod rejected: RuntimeClass', 'not found'],
      ['runtimeclass.node.k8s.io', 'not found'],
    ],
    printed: [{ by: 'kube-apiserver, kubelet', in: 'answer of kubectl, events' }],
    causes: [
      {
        cause: inferred(
          'The cluster has no RuntimeClass of the name in runtimeClassName; the name of its handler does not count.',
          ['github canonical/microk8s/issues/2359'],
        ),
        checks: [{ command: 'kubectl get runtimeclass', shows: 'no such name' }],
        remedy: 'Make the RuntimeClass, or correct or remove runtimeClassName.',
      },
    ],
  },
  {
    id: 'P-62',
    about: 'pod of Windows under the restricted level',
    kind: 'error',
    words: [['violates PodSecurity', 'allowPrivilegeEscalation']],
    outerTo: ['C-80'],
    printed: [{ by: 'kube-apiserver', in: 'events of the controller, answer of kubectl' }],
    causes: [
      {
        cause: verified(
          'Only a pod that says it is of Windows needs no fields of Linux here, from 1.25 on.',
          ['github kubernetes/kubernetes/pull/105919'],
        ),
        checks: [
          { command: 'kubectl get pod POD -o jsonpath={.spec.os.name}', shows: 'not windows' },
        ],
        remedy: 'Set spec.os.name: windows and securityContext.runAsNonRoot: true.',
      },
      {
        cause: verified(
          'The rules are those of a version before 1.25, as the message says: they ask pods for Windows for fields of Linux, which the API server refuses beside spec.os.name: windows.',
          ['rn-1.25#L101', 'github kubernetes/kubernetes/pull/105919'],
        ),
        likely: [
          { says: 'restricted:v1.24' },
          { says: 'restricted:v1.23' },
          { says: 'restricted:v1.22' },
        ],
        checks: [
          {
            command: 'kubectl get ns NAMESPACE --show-labels',
            shows: 'pod-security.kubernetes.io/enforce-version=v1.24 or earlier',
          },
        ],
        remedy:
          'Set pod-security.kubernetes.io/enforce-version of the namespace to v1.25 or later; give an API server before 1.25 the level baseline.',
      },
    ],
  },
  {
    id: 'P-63',
    about: 'job of GitLab whose pod is late',
    kind: 'error',
    words: [['timed out waiting for pod to start']],
    printed: [{ by: 'gitlab-runner', in: 'log of the job' }],
    causes: [
      {
        cause: inferred(
          'The pod was not ready within poll_timeout, 180 s: images of Windows take longer to pull and unpack.',
          ['gitlab-kubernetes-executor'],
        ),
        checks: [{ command: 'kubectl get events -w, while the job waits', shows: 'Pulling' }],
        remedy: 'Raise poll_timeout in [runners.kubernetes]; have the images on the node.',
      },
      {
        cause: inferred('The pod finds no node, or its image is not pulled.', [
          'gitlab-kubernetes-executor',
        ]),
        checks: [{ command: 'kubectl describe pod POD', shows: 'FailedScheduling, or Failed' }],
        remedy: 'Mend what the event says; node_selector kubernetes.io/os: windows.',
      },
    ],
  },
  {
    id: 'P-64',
    about: 'pipe that another program holds',
    kind: 'error',
    words: [
      ['listener', '/pipe/', 'Access is denied'],
      ['listener', '\\pipe\\', 'Access is denied'],
    ],
    printed: [{ by: 'containerd, dockerd, Docker Desktop', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'Another program has that pipe already: a second containerd or dockerd, Podman, or Docker Desktop of another user.',
          ['github docker/for-win/issues/14547', 'github docker/for-win/issues/13663'],
        ),
        checks: [
          {
            command: 'Get-Process containerd, dockerd, *docker*, win-sshproxy',
            shows: 'one that should not run',
          },
        ],
        remedy: 'End that program, or give one of them another pipe.',
      },
      {
        cause: inferred('It was not started as administrator.', [
          'github containerd/containerd/issues/12131',
        ]),
        checks: [{ command: 'whoami /groups', shows: 'no High Mandatory Level' }],
        remedy: 'Start it as a service, or in a console as administrator.',
      },
    ],
  },
  {
    id: 'P-65',
    about: 'limit of the registry',
    kind: 'error',
    words: [
      ['toomanyrequests:'],
      ['429 Too Many Requests', 'Server message'],
      ['unexpected status from', '429 Too Many Requests'],
      ['unexpected status code', '429 Too Many Requests'],
      ['You have reached your pull rate limit'],
    ],
    printed: [{ by: 'docker, containerd', in: 'answer, pod events' }],
    causes: [
      {
        cause: inferred(
          'Docker Hub counts pulls by account, without one by address: all nodes behind one address share it.',
          ['github kubernetes/website/issues/37994', 'github kubernetes/kubernetes/issues/102058'],
        ),
        checks: [{ look: 'address of the image', shows: 'docker.io, or none' }],
        remedy: 'Pull with an account (imagePullSecrets), or copy the image to an own registry.',
      },
    ],
  },
  {
    id: 'P-66',
    about: 'image that the registry does not give',
    kind: 'error',
    words: [
      ['pull access denied'],
      ['requested access to the resource is denied'],
      ['insufficient_scope: authorization failed'],
      [': unauthorized: authentication required'],
      ['failed to fetch oauth token', '401'],
      ['failed to fetch oauth token', '403'],
    ],
    outerTo: ['C-78', 'W-14', 'PR-25'],
    printed: [{ by: 'docker, containerd', in: 'answer, pod events' }],
    causes: [
      {
        cause: inferred(
          'The name of the image is wrong, or it is only on the machine that built it: for what is not there too a registry says so.',
          ['github MicrosoftDocs/azure-docs/issues/35411', 'github docker/for-win/issues/13153'],
        ),
        checks: [{ command: 'docker pull IMAGE with an account', shows: 'the same message' }],
        remedy: 'Correct name and tag, with the registry before them.',
      },
      {
        cause: inferred(
          'It is private, and the pull has no account or one without right: imagePullSecrets, AcrPull for the kubelet of AKS.',
          ['github MicrosoftDocs/azure-docs/issues/35411', 'github Azure/AKS/issues/76'],
        ),
        likely: [{ says: 'failed to fetch oauth token' }, { says: 'authentication required' }],
        checks: [{ command: 'docker login REGISTRY, then docker pull IMAGE', shows: 'it works' }],
        remedy: 'Give the pod imagePullSecrets; on AKS: az aks update --attach-acr NAME.',
      },
    ],
  },
  {
    id: 'P-67',
    about: 'tag that is not there',
    kind: 'error',
    outerTo: ['M-HCS-03', 'M-HPC-08', 'S-24'],
    words: [
      ['manifest unknown'],
      ['Error response from daemon: manifest for', 'not found'],
      ['docker : manifest for', 'not found'],
      ['failed to resolve reference', ': not found'],
    ],
    printed: [{ by: 'docker, containerd', in: 'answer, pod events' }],
    causes: [
      {
        cause: inferred(
          'The registry has no such tag: base images of Windows have no latest, and the old names microsoft/… are gone.',
          [
            'github microsoft/Windows-Containers/issues/447',
            'github microsoft/containerregistry/issues/5',
          ],
        ),
        likely: [{ says: ':latest' }],
        checks: [{ look: 'https://REGISTRY/v2/NAME/tags/list', shows: 'other tags' }],
        remedy: 'Name a tag that is there, such as mcr.microsoft.com/windows/servercore:ltsc2022.',
      },
    ],
  },
  {
    id: 'P-68',
    about: 'registry without TLS',
    kind: 'error',
    words: [
      ['/v2/', 'server gave HTTP response to HTTPS client'],
      ['failed to do request', 'server gave HTTP response to HTTPS client'],
    ],
    printed: [{ by: 'docker, containerd', in: 'answer, pod events' }],
    causes: [
      {
        cause: inferred(
          'The registry speaks plain HTTP, and this node was not told: by its name without spaces, in the file that its runtime reads.',
          ['github moby/moby/issues/43051', 'github containerd/containerd/issues/11274'],
        ),
        checks: [
          {
            look: 'daemon.json, or hosts.toml below config_path of config.toml',
            shows: 'no entry for that name and port',
          },
        ],
        remedy:
          'docker: insecure-registries; containerd: [host."http://NAME:PORT"] in certs.d/NAME_PORT_/hosts.toml. Restart it. ctr itself: --plain-http.',
      },
      {
        cause: verified(
          'ctr asked, which reads nothing of what config.toml sets for registries: it takes https unless it is told otherwise.',
          ['github containerd/containerd/blob/v2.1.0/docs/hosts.md'],
        ),
        likely: [{ told: 'ctr.pull' }],
        excluded: ofCri,
        checks: [{ command: 'crictl pull IMAGE', shows: 'it is pulled where the file is right' }],
        remedy: 'Give ctr images pull --plain-http, or --hosts-dir and the folder of config_path.',
      },
    ],
  },
  {
    id: 'P-69',
    about: 'layer that arrives broken',
    kind: 'error',
    words: [
      ['filesystem layer verification failed for digest'],
      ['failed to copy', 'forcibly closed by the remote host'],
      ['failed to copy', 'unexpected EOF'],
      ['error pulling image configuration', 'forcibly closed by the remote host'],
    ],
    printed: [{ by: 'docker, containerd', in: 'answer, pod events' }],
    causes: [
      {
        cause: inferred(
          'The download was cut or changed on its way: a proxy or virus scanner between, or a fault of the registry that passes.',
          ['github docker/for-win/issues/2957', 'github docker/for-win/issues/2582'],
        ),
        checks: [{ command: 'the same pull from another network', shows: 'it works there' }],
        remedy: 'Pull again; let the registry pass the proxy and the scanner unchanged.',
      },
    ],
  },
  {
    id: 'P-70',
    about: 'registry that refuses this network',
    kind: 'error',
    words: [
      ['error parsing HTTP 403 response body'],
      ['failed to resolve reference', '403 Forbidden'],
    ],
    outerTo: ['C-78'],
    printed: [{ by: 'docker, containerd', in: 'answer, pod events' }],
    causes: [
      {
        cause: inferred(
          'A firewall, a proxy, or a rule of the registry for addresses refuses the node; layers often come from another host, such as the storage of Azure.',
          [
            'github Azure/AKS/issues/1383',
            'github Azure/container-service-for-azure-china/issues/60',
          ],
        ),
        checks: [{ command: 'curl.exe -v https://REGISTRY/v2/, on the node', shows: '403' }],
        remedy: 'Allow the address of the node at the registry, and its hosts in the firewall.',
      },
    ],
  },
  {
    id: 'P-72',
    about: 'DLL or assembly of a .NET program',
    kind: 'error',
    outerTo: ['RT-11'],
    words: [
      ['Unable to load DLL'],
      ['BadImageFormatException'],
      ['FileNotFoundException', 'Could not load file or assembly'],
    ],
    printed: [{ by: 'programs of .NET', in: 'log of the container' }],
    causes: [
      {
        cause: inferred(
          'The image lacks the file, or one that it needs: nanoserver has few DLLs of Windows, and no Visual C++ runtime is in the base images.',
          [
            'github dotnet/dotnet-docker/issues/1767',
            'github microsoft/Windows-Containers/issues/564',
          ],
        ),
        likely: [{ says: 'Unable to load DLL' }, { says: 'FileNotFoundException' }],
        checks: [
          {
            look: 'Process Monitor on the host, LoadImage and CreateFile',
            shows: 'NAME NOT FOUND',
          },
        ],
        remedy: 'Build on servercore, or bring the missing file into the image.',
      },
      {
        cause: inferred(
          'Program and file are not of one processor: the images of .NET are x64, and nanoserver runs no 32-bit programs.',
          ['github dotnet/dotnet-docker/issues/1874', 'github dotnet/core/issues/1678'],
        ),
        likely: [{ says: 'BadImageFormatException' }],
        checks: [{ command: 'dumpbin /headers FILE', shows: 'another machine' }],
        remedy: 'Build both for x64, or both for x86 on servercore.',
      },
    ],
  },
  {
    id: 'P-74',
    about: 'login at SQL Server as the domain account',
    kind: 'error',
    words: [
      ["Login failed for user 'NT AUTHORITY\\ANONYMOUS LOGON'"],
      ['The login is from an untrusted domain'],
    ],
    printed: [{ by: 'programs of .NET', in: 'log of the container' }],
    causes: [
      {
        cause: inferred(
          'The program does not run as the gMSA: the pod has no credential spec, or it runs as a user made in the image. Only ContainerUser, LocalSystem and NetworkService become the gMSA on the network.',
          ['github microsoft/Windows-Containers/issues/390'],
        ),
        checks: [
          { command: 'in the pod: whoami; nltest /query; klist', shows: 'no ticket, another user' },
        ],
        remedy:
          'Set gmsaCredentialSpecName; run as ContainerUser, the pool of IIS as NetworkService.',
      },
    ],
  },
  {
    id: 'P-75',
    about: 'settings of dockerd',
    kind: 'error',
    words: [['unable to configure the Docker daemon with file']],
    printed: [{ by: 'dockerd', in: 'Application log, source docker; output' }],
    causes: [
      {
        cause: inferred('A setting stands in daemon.json and among the flags of the service.', [
          'github moby/moby/issues/43051',
        ]),
        likely: [{ says: 'as a flag' }],
        excluded: [{ says: 'invalid character' }],
        checks: [{ command: 'sc.exe qc docker', shows: 'the same setting' }],
        remedy: 'Keep it in one of the two.',
      },
      {
        cause: inferred(
          'daemon.json is no valid JSON, such as paths with single backslashes, or names what this dockerd does not know.',
          ['github moby/moby/issues/43051'],
        ),
        likely: [{ says: 'invalid character' }],
        excluded: [{ says: 'as a flag' }],
        checks: [{ command: 'Get-Content daemon.json | ConvertFrom-Json', shows: 'an error' }],
        remedy: 'Mend the file; dockerd --validate --config-file FILE checks it.',
      },
      {
        cause: verified(
          'daemon.json begins with a byte order mark, or is UTF-16, as Windows PowerShell writes it; dockerd before 23.0 reads neither.',
          ['moby#44777', 'github moby/moby/pull/44832'],
        ),
        likely: [
          { says: "invalid character 'ï'" },
          { says: "invalid character 'ÿ'" },
          { says: "invalid character 'þ'" },
          { says: 'invalid character' },
        ],
        excluded: [{ says: 'as a flag' }],
        checks: [
          {
            command: 'Format-Hex daemon.json | Select-Object -First 3',
            shows: 'EF BB BF, FF FE or FE FF in front',
          },
        ],
        remedy: 'Write it anew with Set-Content -Encoding ascii, and start the service.',
      },
    ],
  },
  {
    id: 'P-78',
    about: 'flags that kubeadm writes',
    kind: 'error',
    words: [['kubeadm-flags.env', 'does not exist']],
    printed: [{ by: 'StartKubelet.ps1', in: 'its output, log of nssm' }],
    causes: [
      {
        cause: inferred(
          'kubeadm join was not run yet, or ended before it wrote the file; until then the kubelet starts in vain.',
          ['github vmware-tanzu/tanzu-framework/issues/4207'],
        ),
        checks: [{ look: 'output of kubeadm join', shows: 'an error' }],
        remedy: 'Mend what kubeadm join says, and run it.',
      },
    ],
  },
  {
    id: 'P-80',
    about: 'wmic that is not found',
    kind: 'error',
    words: [['exec: "wmic": executable file not found']],
    printed: [{ by: 'csi-proxy', in: 'log of node-driver-registrar, of a CSI driver' }],
    causes: [
      {
        cause: verified('The PATH that csi-proxy was started with lacks the folder of wmic.exe.', [
          'github kubernetes-sigs/sig-windows-tools/pull/359',
        ]),
        checks: [{ command: 'where.exe wmic', shows: 'C:\\Windows\\System32\\wbem\\WMIC.exe' }],
        remedy:
          'Add C:\\Windows\\System32\\wbem to the PATH of csi-proxy, or take the newer image or manifest, and restart it.',
      },
    ],
  },
  {
    id: 'P-81',
    about: 'folder of a registry with a port in its name',
    kind: 'error',
    words: [['certs.d', 'The directory name is invalid']],
    printed: [{ by: 'rke2', in: 'its log, level=fatal' }],
    causes: [
      {
        cause: inferred(
          'The embedded registry makes a folder with a port in its name, and Windows has no colon in names.',
          ['github rancher/rke2/issues/8138'],
        ),
        checks: [
          { look: 'embedded-registry of the servers, registries.yaml', shows: 'true; a mirror' },
        ],
        remedy: 'Switch embedded-registry off, or take a release of RKE2 that mends it.',
      },
    ],
  },
  {
    id: 'P-82',
    about: 'downloads of the system agent cut by a new network',
    kind: 'warning',
    words: [
      ['error while staging', 'wsarecv: An established connection was aborted'],
      ['error executing instruction', 'wsarecv: An established connection was aborted'],
    ],
    printed: [{ by: 'rancher system-agent', in: 'event log of rancher-wins' }],
    causes: [
      {
        cause: verified(
          'RKE2 makes its HNS network and so resets the adapter while the system agent downloads: both start at boot.',
          ['rancher#46344'],
        ),
        checks: [{ look: 'time against the start of the service rke2', shows: 'the same minute' }],
        remedy:
          'Restart rancher-wins when rke2 is up; newer releases of Rancher start one after the other.',
      },
    ],
  },
  {
    id: 'P-83',
    about: 'host that rke does not reach',
    kind: 'error',
    words: [['Failed to set up SSH tunneling for host', "Can't retrieve Docker Info"]],
    printed: [{ by: 'rke', in: 'rke up' }],
    causes: [
      {
        cause: inferred(
          'The host runs Windows: rke asks Docker by SSH and /var/run/docker.sock, and sets up Linux nodes alone.',
          ['github rancher-archives/rke/issues/1683', 'github rancher-archives/rke/issues/3204'],
        ),
        likely: [{ observed: 'the host runs Windows' }],
        checks: [{ look: 'the host in nodes of cluster.yml', shows: 'a Windows machine' }],
        remedy:
          'Take it out of cluster.yml. Windows machines join a cluster that Rancher makes with Windows support, by its registration command, or RKE2.',
      },
      {
        cause: inferred(
          'On a Linux host: Docker does not run, or the user may not use it or log on by SSH.',
          ['github rancher-archives/rke/issues/652'],
        ),
        likely: [{ observed: 'the host runs Linux' }],
        checks: [{ command: 'ssh USER@HOST docker info', shows: 'an error' }],
        remedy: 'Start Docker, and put the user into the group docker.',
      },
    ],
  },
  {
    id: 'P-91',
    about: 'hybrid overlay that does not come up',
    kind: 'error',
    words: [
      ['waiting for k8s.ovn.org/hybrid-overlay', 'node annotation'],
      ['timeout waiting for OVN overlay HNS networks'],
      ['timeout waiting for OpenShift HNS networks'],
    ],
    printed: [{ by: 'WMCO', in: 'log of the operator' }],
    causes: [
      {
        cause: verified(
          'The cluster has a VXLAN port of its own, which Windows Server 2019 does not take: the hybrid overlay ends on the node.',
          ['github openshift/windows-machine-config-operator/issues/340'],
        ),
        likely: [{ decision: 'windowsRelease', is: ['ltsc2019'] }],
        excluded: [{ decision: 'windowsRelease', is: ['ltsc2022', 'ltsc2025'] }],
        checks: [
          {
            command: "oc get network.operator cluster -o jsonpath='{.spec.defaultNetwork}'",
            shows: 'hybridOverlayVXLANPort',
          },
        ],
        remedy: 'Take an image of Windows Server 2022; on vSphere the port has to stay.',
      },
      {
        cause: inferred(
          'Hybrid networking is off in the cluster, or hybrid-overlay-node does not run on the node.',
          ['wmco-tree docs/wmco-prerequisites.md#L47'],
        ),
        checks: [
          {
            look: 'C:\\var\\log\\hybrid-overlay\\hybrid-overlay.log on the node',
            shows: 'an error',
          },
        ],
        remedy: 'Look at hybridOverlayConfig of the network operator, then at that log.',
      },
    ],
  },
  {
    id: 'gg-rotate-sh',
    about: 'instruction of Rancher for a shell that Windows lacks',
    kind: 'error',
    words: [
      ['error executing instruction', 'exec: "/bin/sh": file does not exist'],
      ['error executing instruction', 'exec: "/bin/sh": executable file not found in %PATH%'],
      ['Applyinator', 'exec: "/bin/sh": executable file not found in %PATH%'],
    ],
    printed: [{ by: 'rancher-wins', in: 'log of events of the node, Application' }],
    causes: [
      {
        cause: verified(
          'The certificates of the cluster were rotated in Rancher, which before a mend of early 2025 gives a node with Windows the shell script for Linux: the rotation fails there and stays open.',
          [
            'github rancher/rancher/issues/44979',
            'github rancher/rancher/issues/49196',
            'github rancher/rancher/issues/49197',
            'github rancher/rancher/pull/49071',
          ],
        ),
        checks: [
          {
            command:
              'Get-WinEvent -ProviderName rancher-wins | Select-Object TimeCreated, Message | Format-Table -Wrap',
            shows: '/var/lib/rancher/capr/idempotence/idempotent.sh certificate-rotation',
          },
        ],
        remedy:
          'Upgrade Rancher to a release with the mend (2.9, 2.10 and 2.11 were given it in spring 2025) and rotate again.',
      },
    ],
  },
]
