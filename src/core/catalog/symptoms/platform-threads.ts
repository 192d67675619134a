import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

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
      ['nodes to join the cluster and become ready in'],
      ['"code":"NodesNotReady"'],
      ['ReconcileVMSSAgentPoolFailed'],
      ["Cannot find any service with service name 'kubelet'"],
    ],
    printed: [{ by: 'eksctl, AKS, PowerShell', in: 'output' }],
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
        cause: inferred(
          'The start script of the image never ran: the node got user data of a Linux node, or none.',
          ['github terraform-aws-modules/terraform-aws-eks/issues/717'],
        ),
        likely: [{ says: "Cannot find any service with service name 'kubelet'" }],
        checks: [{ look: 'user data of the instance', shows: 'no <powershell>' }],
        remedy: 'Declare the node group as Windows, so that its user data are PowerShell.',
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
      ['windows-machine-config-operator', 'exceeded its progress deadline'],
      ['cluster is not configured for OVN hybrid networking'],
      ['invalid OVN hybrid networking configuration'],
    ],
    printed: [{ by: 'OpenShift', in: 'ClusterServiceVersion, log of the operator' }],
    causes: [
      {
        cause: inferred('The pod of the operator does not come up; its log says why.', [
          'github openshift/windows-machine-config-operator/issues/1177',
        ]),
        excluded: [{ says: 'hybrid networking' }],
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
        likely: [{ says: 'hybrid networking' }],
        checks: [
          { command: 'oc get network.operator cluster -o yaml', shows: 'no hybridOverlayConfig' },
        ],
        remedy: 'Add hybridOverlayConfig with a hybridClusterNetwork.',
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
        excluded: [{ says: 'Shielded Instance' }, { says: 'metadata concealment' }],
        checks: [{ command: 'gcloud container node-pools list', shows: 'no Linux pool' }],
        remedy: 'Make the Windows pool depend on the Linux pool, or run again.',
      },
      {
        cause: inferred(
          'The module asks for Shielded Nodes, which this image type does not have.',
          ['github terraform-google-modules/terraform-google-kubernetes-engine/issues/587'],
        ),
        excluded: [{ says: 'require at least one other Linux' }, { says: 'metadata concealment' }],
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
        cause: inferred('A value of an environment variable breaks the command of appcmd.', [
          'github microsoft/IIS.ServiceMonitor/issues/4',
        ]),
        likely: [{ says: 'Malformed collection indexer' }],
        checks: [
          { look: 'environment of the container', shows: "quotes (') or commas in a value" },
        ],
        remedy: 'Give that value in a file, or without quotes; build from the newest base image.',
      },
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
]
