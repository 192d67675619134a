import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

/** Answers of the API server and kubectl. */
export const apiServerSymptoms: readonly Symptom[] = [
  {
    id: 'M-KLT-08',
    about: 'dial 10250',
    kind: 'error',
    words: [
      ['error dialing backend: dial tcp', ':10250'],
      [':10250: i/o timeout'],
      [':10250: getsockopt: connection timed out'],
      [':10250: connectex: No connection could be made'],
    ],
    wordsInferred: true,
    printed: [{ by: 'kubectl logs / exec / port-forward / attach', in: 'console' }],
    causes: [
      {
        cause: verified('The Windows firewall has no inbound rule for TCP 10250.', [
          'rke2#1762',
          'acs-engine#2912',
          'docs-troubleshoot.mdx',
        ]),
        likely: [
          { says: 'i/o timeout' },
          { says: 'timed out' },
          { observed: 'curl https://localhost:10250 works on the node' },
          { observed: 'only Windows nodes are affected' },
        ],
        checks: [
          {
            command:
              'Get-NetFirewallRule -Enabled True -Direction Inbound | Get-NetFirewallPortFilter | ? LocalPort -eq 10250',
            shows: 'no rule',
          },
        ],
        remedy:
          'New-NetFirewallRule -Name kubelet -DisplayName kubelet -Direction Inbound -Protocol TCP -LocalPort 10250 -RemoteAddress CONTROL-PLANE-RANGE -Action Allow. Without -RemoteAddress the port is open to everyone.',
      },
      {
        cause: verified('A security group or firewall stands between control plane and node.', [
          'docs-troubleshoot.mdx',
          'aks#1544',
        ]),
        likely: [
          { decision: 'platform', is: ['azure', 'aks', 'aws', 'eks', 'gcp', 'gke'] },
          { observed: 'Linux nodes are affected too' },
        ],
        checks: [
          {
            command: 'Test-NetConnection NODEIP -Port 10250',
            shows: 'from a control plane node: false, while the Windows rule exists',
          },
        ],
        remedy: 'Open 10250 from the control plane.',
      },
      {
        cause: inferred('The kubelet listens on another address, or does not run.', [
          'acs-engine#2573',
        ]),
        likely: [{ says: 'actively refused' }],
        checks: [{ command: 'netstat -ano | findstr 10250', shows: 'no listener, or 127.0.0.1' }],
        remedy: 'Set address 0.0.0.0, and see whether the kubelet runs.',
      },
    ],
  },
  {
    id: 'M-KLT-17',
    about: 'API lost after vSwitch',
    kind: 'error',
    weak: 'message',
    words: [['Kubelet stopped posting node status'], ['NodeStatusUnknown']],
    printed: [{ by: 'kubectl describe node', in: 'conditions' }],
    causes: [
      {
        cause: inferred(
          'The node is down, the kubelet is stopped, or the way to the API server is cut.',
          ['w-nodes'],
        ),
        likely: [{ told: 'kubelet.serviceState', as: ['stopped', 'paused'] }],
        checks: [
          {
            command: 'Get-Service kubelet; Test-NetConnection APISERVER -Port 6443',
            shows: 'stopped / false',
          },
        ],
        remedy: 'Follow the guide for a node that is not Ready.',
      },
      {
        cause: verified(
          'The kubelet lost the API server when the virtual switch was made, and does not connect again.',
          ['docs-troubleshoot.mdx'],
        ),
        likely: [{ observed: 'right after the agent was installed' }],
        checks: [
          {
            look: 'kubelet log: time of the first failed update against network creation',
            shows: 'same minute',
          },
        ],
        remedy: 'Restart the kubelet after the network agent.',
      },
      {
        cause: inferred('On Antrea nodes the connection was lost for good after some hours.', [
          'antrea#3195',
        ]),
        likely: [{ decision: 'cni', is: ['antrea'] }],
        checks: [{ look: 'antrea-agent log; commit and CPU of the host', shows: 'agent stopped' }],
        remedy: 'Take the newest Antrea, and restart the agent.',
      },
    ],
  },
  {
    id: 'K-04',
    about: 'critical class outside kube-system',
    kind: 'error',
    words: [
      ['pods with system-node-critical priorityClass is not permitted in'],
      ['pods with system-cluster-critical priorityClass is not permitted in'],
    ],
    settledBy: ['critical-pod'],
    printed: [{ by: 'kube-apiserver', in: 'events of the controller, answer of kubectl' }],
    causes: [
      {
        cause: verified(
          'API servers up to 1.16 admit pods of the critical classes in kube-system alone; later ones do so where an admission configuration with quotas asks for it.',
          [
            'github kubernetes/kubernetes/pull/76310',
            'github kubernetes/kubernetes/pull/93121',
            'github kubernetes/kubernetes/issues/76308',
          ],
        ),
        checks: [{ command: 'kubectl version', shows: 'a server of 1.16 or earlier' }],
        remedy:
          'Put the pods into kube-system, or give them a PriorityClass of your own; from 1.17 on add a ResourceQuota for the class to the namespace.',
      },
    ],
  },
  {
    id: 'KT-11',
    about: 'address of another kubelet',
    kind: 'error',
    words: [
      ['could not find the requested resource ( pods/log'],
      ['unable to upgrade connection: pod does not exist'],
    ],
    printed: [{ by: 'API server', in: 'kubectl logs, kubectl exec' }],
    causes: [
      {
        cause: verified(
          'The API server asked the kubelet of another node: the node is registered with an address that several have, as that of the NAT adapter of a virtual machine, or that is not its own.',
          [
            'github kubernetes/kubernetes/issues/60835',
            'github kubernetes/kubernetes/issues/45583',
          ],
        ),
        checks: [
          {
            command: 'kubectl get nodes -o wide',
            shows: 'the same INTERNAL-IP twice, or 10.0.2.15',
          },
        ],
        remedy:
          'Start the kubelet with --node-ip and the address by which the control plane reaches the node.',
      },
    ],
  },
  {
    id: 'S-23',
    about: 'API through the ClusterIP',
    kind: 'error',
    words: [['dial tcp 10.96.0.1:443: connectex'], ['dial tcp ', '.0.1:443: connectex']],
    passedBy: [
      'Node controller sync successful',
      'Caches are synced',
      'Datastore connection verified',
    ],
    printed: [{ by: 'client-go: agents, drivers, any pod', in: 'their log' }],
    causes: [
      {
        cause: verified(
          'A HostProcess agent uses the ClusterIP of the API server, which the host does not reach before kube-proxy works. containerd 1.6 also hides the path of the token.',
          ['flannel#1772', 'k8s#104562', 'ms-problems#L189-L191'],
        ),
        excluded: [{ found: 'antrea-override' }],
        checks: [],
        remedy:
          'Set KUBERNETES_SERVICE_HOST and KUBERNETES_SERVICE_PORT to the real address, and take containerd 1.7.',
      },
      {
        cause: inferred(
          'Pods of this node do not reach Service addresses: kube-proxy does not run or fails, or the CNI file does not exempt the Service range from NAT.',
          ['github kubernetes-sigs/vsphere-csi-driver/issues/1544'],
        ),
        // These drivers are pods with an address of their own.
        likely: [{ says: 'csi.vsphere.vmware.com' }, { says: 'vsphere-csi-driver' }],
        checks: [
          { command: 'Get-HnsPolicyList | ConvertTo-Json', shows: 'no load balancer for 443' },
          { look: 'log of kube-proxy on the node', shows: 'errors of its policies' },
        ],
        remedy: 'Mend what kube-proxy logs; compare the Service range with the CNI file.',
      },
      {
        cause: verified(
          'antrea-agent asks for the API server at its Service address, which nothing serves before the agent itself works: kube-proxy does not run beside it.',
          ['an-doc#L122-L176', 'github antrea-io/antrea/issues/2857'],
        ),
        likely: [
          { found: 'antrea-override' },
          { says: 'antrea' },
          { says: 'Error running agent' },
          { says: 'agent_windows.go' },
        ],
        excluded: [{ decision: 'cni', is: ['flannel', 'calico', 'azure-vnet'] }],
        checks: [
          {
            look: 'kubeAPIServerOverride in antrea-agent.conf',
            shows: 'a comment, or no value',
          },
        ],
        remedy:
          'Set kubeAPIServerOverride of the ConfigMap antrea-windows-config to the API server itself, such as https://10.0.0.4:6443, and restart the agent.',
      },
    ],
  },
  {
    id: 'R-07',
    about: 'API version that the server does not serve',
    kind: 'error',
    words: [['no matches for kind "', '" in version "']],
    outerTo: ['PR-23', 'GM-01', 'AP-01'],
    printed: [{ by: 'kubectl', in: 'its output' }],
    causes: [
      {
        cause: inferred(
          'The API server does not serve this kind in this version: it is older or newer than the manifest expects, or the definition of a custom resource is not installed.',
          ['api'],
        ),
        checks: [
          { command: 'kubectl api-versions', shows: 'whether the version of the message is there' },
        ],
        remedy: 'Write an apiVersion that the server has, or install the definition first.',
      },
    ],
  },
  {
    id: 'AP-01',
    about: 'definition that is not installed',
    kind: 'error',
    words: [
      ['no matches for kind "', '" in version "operator.tigera.io/'],
      ['no matches for kind "', '" in version "projectcalico.org/'],
      ['no matches for kind "', '" in version "crd.projectcalico.org/'],
      ['no matches for kind "', '" in version "crd.antrea.io/'],
      ['no matches for kind "', '" in version "monitoring.coreos.com/'],
      ['no matches for kind "', '" in version "secrets-store.csi.x-k8s.io/'],
      ['no matches for kind "', '" in version "snapshot.storage.k8s.io/'],
      ['no matches for kind "', '" in version "cert-manager.io/'],
      ['no matches for kind "', '" in version "karpenter.'],
      ['no matches for kind "', '" in version "metallb.io/'],
    ],
    printed: [{ by: 'kubectl, helm', in: 'their output' }],
    causes: [
      {
        cause: inferred(
          'The API server does not know this kind yet: it is a custom resource, whose definition comes with the operator, plugin or chart that serves it. Objects of projectcalico.org also need the API server of Calico, or calicoctl.',
          ['api'],
        ),
        checks: [{ command: 'kubectl get crd', shows: 'no definition of this kind' }],
        remedy:
          'Install what brings the definition first, wait until it is established, and apply the manifest again.',
      },
    ],
  },
  {
    id: 'R-22',
    about: 'serving certificate pending',
    kind: 'error',
    words: [
      ['10250', 'remote error: tls: internal error'],
      ['error dialing backend: remote error: tls: internal error'],
      ['no serving certificate available for the kubelet'],
      ['kubelet-serving: certificate request was not signed'],
    ],
    printed: [{ by: 'kubectl logs / exec / port-forward / attach', in: 'console' }],
    causes: [
      {
        cause: verified(
          'The kubelet asked for a serving certificate, and nobody approved it; the controller manager never does that by itself.',
          ['kubeadm#591', 'k8s#73356'],
        ),
        checks: [{ command: 'kubectl get csr', shows: 'requests of system:node:NAME are Pending' }],
        remedy: 'kubectl certificate approve NAME, or take serverTLSBootstrap out.',
      },
    ],
  },
  {
    id: 'R-55',
    about: 'no address in the certificate',
    kind: 'error',
    words: [["because it doesn't contain any IP SANs"]],
    printed: [{ by: 'API server, metrics-server', in: 'kubectl logs, exec, top' }],
    causes: [
      {
        cause: verified(
          'The kubelet signed its serving certificate itself, without its address, and the client checks it.',
          ['github canonical/microk8s/issues/4522', 'github kubernetes/kubeadm/issues/1602'],
        ),
        checks: [{ command: 'kubectl get csr', shows: 'no request of the node for serving' }],
        remedy:
          'Set serverTLSBootstrap: true for the kubelet and approve its request, so that it gets a certificate of the cluster with its addresses.',
      },
    ],
  },
  {
    id: 'R-101',
    about: 'node that is not registered',
    kind: 'error',
    words: [['Error from server (NotFound): nodes "']],
    printed: [{ by: 'kubectl in a start script', in: 'kubelet.err.log' }],
    causes: [
      {
        cause: inferred(
          'The kubelet has not registered the node: it does not run, does not reach the API server, is refused, or took another name.',
          ['github Azure/acs-engine/issues/2384'],
        ),
        checks: [
          { command: 'kubectl get nodes', shows: 'the node is missing, or has another name' },
          { look: 'kubelet log', shows: 'Unable to register node, with the reason' },
        ],
        remedy: 'Mend what the log of the kubelet names; the scripts wait for the node.',
      },
    ],
  },
  {
    id: 'R-161',
    about: 'not admitted by the API server',
    kind: 'error',
    words: [['hostProcess containers are disallowed by cluster policy']],
    printed: [{ by: 'kube-apiserver', in: 'kubectl apply, events of the ReplicaSet or DaemonSet' }],
    causes: [
      {
        cause: verified(
          'The API server runs without --allow-privileged=true, which HostProcess containers need as privileged ones do.',
          ['k8s 000f26050b9be6fb3d79fae95e06b47fc96128cd/pkg/apis/core/validation/validation.go'],
        ),
        checks: [
          {
            command: 'kubectl -n kube-system get pod -l component=kube-apiserver -o yaml',
            shows: 'no --allow-privileged, or false',
          },
        ],
        remedy: 'Set --allow-privileged=true on the API server.',
      },
    ],
  },
  {
    id: 'R-162',
    about: 'name that no user can have',
    kind: 'error',
    words: [
      ["runAsUserName's User cannot contain the following characters"],
      ["runAsUserName's User cannot contain only periods or spaces"],
      ["runAsUserName's User cannot be empty"],
      ["runAsUserName's Domain doesn't match the NetBios nor the DNS format"],
      ['runAsUserName cannot contain more than one backslash'],
      ['runAsUserName cannot be an empty string'],
      ['runAsUserName cannot contain control characters'],
      ["runAsUserName's User length must not be longer than"],
      ["runAsUserName's Domain length must be under"],
    ],
    printed: [{ by: 'kube-apiserver', in: 'kubectl apply, events of the ReplicaSet or DaemonSet' }],
    causes: [
      {
        cause: verified(
          'runAsUserName is a user, or a domain and a user with one backslash between them; a slash, an @ or a doubled backslash is refused.',
          ['k8s 000f26050b9be6fb3d79fae95e06b47fc96128cd/pkg/apis/core/validation/validation.go'],
        ),
        checks: [{ look: 'runAsUserName of the pod and its containers', shows: 'another form' }],
        remedy: String.raw`Write ContainerUser, or NT AUTHORITY\SYSTEM; in YAML without quotes or in single ones, where a backslash stays one.`,
      },
      {
        cause: verified(
          'The backslash stands in double quotes, where YAML and JSON read it and the letter behind it as one character, such as \\t for a tab.',
          ['api-validation'],
        ),
        likely: [{ says: 'control characters' }],
        excluded: [{ says: 'empty string' }, { says: 'length must' }],
        checks: [{ look: 'runAsUserName in the file', shows: 'double quotes around it' }],
        remedy: 'Take single quotes or none, or write two backslashes in double quotes.',
      },
    ],
  },
  {
    id: 'C-74',
    about: 'field of Linux',
    kind: 'error',
    words: [['Forbidden: cannot be set for a windows pod']],
    printed: [{ by: 'kube-apiserver', in: 'answer of kubectl, events of a workload' }],
    causes: [
      {
        cause: verified(
          'The pod says spec.os.name: windows, and has a field that only Linux has; the message names it.',
          ['api-validation'],
        ),
        checks: [{ look: 'path before Forbidden', shows: 'the field' }],
        remedy:
          'Take the field out for Windows; a mutating webhook or Helm chart may have added it.',
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
    id: 'P-96',
    about: 'kubeconfig that is not there',
    kind: 'error',
    words: [
      ['error: CreateFile', 'config: The system cannot find the file specified'],
      ['error: CreateFile', 'config: The system cannot find the path specified'],
    ],
    printed: [{ by: 'kubectl', in: 'answer' }],
    causes: [
      {
        cause: verified(
          'The kubeconfig that kubectl was told to use is not at this path. It asks no cluster then, and a script that called it finds nothing of what it looks for.',
          [
            'github kubernetes/kubernetes/blob/03ced770639fac6c1ab10764dfe290c13ebe5517/staging/src/k8s.io/client-go/tools/clientcmd/loader.go',
          ],
        ),
        checks: [{ command: 'Test-Path PATH', shows: 'False' }],
        remedy: 'Lay the kubeconfig there, and run the script again.',
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
    id: 'U-04',
    about: 'kubectl cp with a drive letter',
    kind: 'error',
    words: [['one of src or dest must be a local file specification']],
    printed: [{ by: 'kubectl', in: 'console' }],
    causes: [
      {
        cause: verified(
          'kubectl takes what stands before a colon for a pod, and so the letter of a drive too.',
          ['github kubernetes/kubectl/issues/1406', 'github kubernetes/kubernetes/issues/101985'],
        ),
        checks: [{ look: 'the paths of the call', shows: 'C:\\ on this side' }],
        remedy: 'Go to the folder, and give a path without a letter.',
      },
    ],
  },
  {
    id: 'A-01',
    about: 'webhook that cannot be called',
    kind: 'error',
    words: [['failed calling webhook'], ['failed to call webhook']],
    printed: [{ by: 'kube-apiserver', in: 'event FailedCreate, output of kubectl' }],
    causes: [
      {
        cause: inferred(
          'The certificate of the webhook is not of the CA in caBundle of its configuration, as after it was made anew.',
          ['github kubernetes-sigs/windows-gmsa/issues/153'],
        ),
        likely: [{ says: 'x509:' }, { says: 'tls:' }],
        excluded: [{ says: 'has expired or is not yet valid' }],
        checks: [
          {
            command:
              'kubectl get mutatingwebhookconfiguration,validatingwebhookconfiguration -o yaml',
            shows: 'caBundle of another CA than the secret',
          },
        ],
        remedy: 'Give both the same CA, and restart the webhook.',
      },
      {
        cause: verified(
          'The gMSA webhook reads its certificate once, at its start, and goes on with the old one after cert-manager has renewed it.',
          [
            'github kubernetes-sigs/windows-gmsa/issues/135',
            'github kubernetes-sigs/windows-gmsa/blob/2173fafb59ed63805c29795f549ce86e81dfdee4/admission-webhook/main.go',
          ],
        ),
        likely: [{ observed: 'a certificate that was renewed' }],
        excluded: [{ observed: 'no gMSA webhook' }],
        checks: [
          {
            command: 'kubectl get secret SECRET -n NAMESPACE -o yaml',
            shows: 'a certificate that is valid, and a pod that is older than it',
          },
        ],
        remedy:
          'Restart the webhook after each renewal (a reloader does), or start a release that has it with --cert-reload.',
      },
      {
        cause: inferred(
          'The certificate of the webhook has expired, or the clock of one side is wrong.',
          ['github kubernetes-sigs/windows-gmsa/issues/153'],
        ),
        likely: [{ says: 'has expired or is not yet valid' }],
        checks: [{ look: 'end of the certificate in the secret of the webhook', shows: 'past' }],
        remedy:
          'Make the certificate anew, with its CA in caBundle, and restart the webhook; on EKS the old vpc-admission-webhook is not needed where enable-windows-ipam is on.',
      },
      {
        cause: inferred(
          'The webhook was taken away, and its configuration was left: no Service of that name is in that namespace.',
          ['github aws-samples/amazon-eks-gmsa/issues/1'],
        ),
        likely: [{ says: '" not found' }],
        excluded: [
          { says: 'x509:' },
          { says: 'no endpoints available' },
          { says: 'deadline' },
          { says: 'connection refused' },
        ],
        checks: [
          {
            command:
              'kubectl get service -A; kubectl get mutatingwebhookconfiguration,validatingwebhookconfiguration',
            shows:
              'a configuration that names a Service which is not there, or is in another namespace',
          },
        ],
        remedy:
          'Delete the configuration of the webhook, or install the webhook again, in the namespace that its configuration names.',
      },
      {
        cause: inferred(
          'The API server does not reach the webhook: its pod does not run, or sits where the control plane has no way to.',
          ['github aws-samples/amazon-eks-gmsa/issues/1'],
        ),
        likely: [
          { says: 'deadline' },
          { says: 'connection refused' },
          { says: 'no endpoints available' },
          { says: 'timeout' },
        ],
        excluded: [{ says: '" not found' }],
        checks: [
          { command: 'kubectl get pods,endpoints -n NAMESPACE', shows: 'no pod that is Ready' },
        ],
        remedy:
          'Let its pod run on a Linux node that the control plane reaches; else remove the configuration of a webhook that is gone.',
      },
    ],
  },
  {
    id: 'KD-03',
    about: 'Service range of the API server',
    kind: 'error',
    words: [
      ['service-cluster-ip-range is too large'],
      ['service-cluster-ip-range', 'the mask must be >='],
    ],
    printed: [{ by: 'kube-apiserver', in: 'its log, kubeadm init' }],
    causes: [
      {
        cause: verified(
          'The Service range has more addresses than the API server takes: before 1.34 an IPv4 range is a /12 or smaller, an IPv6 range a /108 or smaller.',
          [
            'apiserver-cidr#L87-L94',
            'ms-1.34 cmd/kube-apiserver/app/options/validation.go#L52-L58',
          ],
        ),
        checks: [{ look: '--service-cluster-ip-range, serviceSubnet', shows: 'a shorter prefix' }],
        remedy: 'Take a range such as 10.96.0.0/12 and set the cluster up again.',
      },
    ],
  },
  {
    id: 'E-08',
    about: 'field that the API does not know',
    kind: 'error',
    outerTo: ['M-KLT-16'],
    words: [
      ['strict decoding error: unknown field'],
      ['error validating data: ValidationError', 'unknown field'],
      ['error validating data: [ValidationError', 'unknown field'],
      ['Warning: unknown field'],
    ],
    printed: [{ by: 'kubectl, API server', in: 'console' }],
    causes: [
      {
        cause: inferred(
          'The field stands at another level than the API has it, is misspelt, or is newer than this API server: windowsOptions belongs below securityContext.',
          ['github kubernetes/website/pull/41094'],
        ),
        checks: [
          {
            command: 'kubectl explain pod.spec.securityContext.windowsOptions',
            shows: 'its place',
          },
        ],
        remedy: 'Move it, write it as kubectl explain does, or take it out.',
      },
    ],
  },
  {
    id: 'E-09',
    about: 'selector of what exists already',
    kind: 'error',
    words: [['spec.selector: Invalid value', 'field is immutable']],
    printed: [{ by: 'API server', in: 'console' }],
    causes: [
      {
        cause: verified('The selector of a workload cannot be changed once it was made.', [
          'github kubernetes/client-go/issues/508',
        ]),
        checks: [{ look: 'spec.selector of what runs', shows: 'other labels than in the file' }],
        remedy: 'Keep the old labels, or delete the workload and make it anew.',
      },
    ],
  },
  {
    id: 'E-13',
    about: 'quota of a namespace',
    kind: 'error',
    words: [['is forbidden: exceeded quota'], ['is forbidden: failed quota']],
    printed: [{ by: 'API server', in: 'console, events of the ReplicaSet' }],
    causes: [
      {
        cause: inferred(
          'The namespace has a ResourceQuota, and the pods ask for more than is left, or do not say what they ask for.',
          ['github kubernetes/website/pull/19037'],
        ),
        checks: [{ command: 'kubectl describe quota -n NAMESPACE', shows: 'Used at Hard' }],
        remedy:
          'Raise the quota, ask for less, or write requests and limits where it demands them.',
      },
    ],
  },
  {
    id: 'E-16',
    outerTo: ['P-18'],
    about: 'login that the API server refuses',
    kind: 'error',
    words: [
      ['You must be logged in to the server (Unauthorized)'],
      ['the server has asked for the client to provide credentials'],
      ['failed to list', ': Unauthorized'],
    ],
    printed: [{ by: 'kubectl, agents', in: 'console, log' }],
    causes: [
      {
        cause: inferred(
          'The credentials of this kubeconfig have expired, or are those of another cluster.',
          ['node-authorizer'],
        ),
        checks: [{ command: 'kubeadm certs check-expiration', shows: 'admin.conf has expired' }],
        remedy: 'kubeadm certs renew all on the control plane, and copy the new admin.conf.',
      },
    ],
  },
  {
    id: 'E-23',
    about: 'port or address of a Service that is not to be had',
    kind: 'error',
    words: [
      ['provided port is not in the valid range'],
      ['provided port is already allocated'],
      ['provided IP is already allocated'],
      ['provided IP is not in the valid range'],
    ],
    printed: [{ by: 'API server', in: 'console' }],
    causes: [
      {
        cause: inferred(
          'The Service asks for a node port or an address that another one has, or outside the range: 30000 to 32767 unless --service-node-port-range says otherwise.',
          ['k8s 20d537edb1386feffa811d00da40d0120e4e5926/pkg/kubeapiserver/options/options.go'],
        ),
        checks: [{ command: 'kubectl get svc -A', shows: 'who has it' }],
        remedy: 'Leave nodePort and clusterIP out, or choose a free one of the range.',
      },
    ],
  },
  {
    id: 'D-01',
    about: 'kubectl cp and drives',
    kind: 'error',
    words: [['Removing leading drive letter from member names'], ['tar contents corrupted']],
    printed: [{ by: 'kubectl cp', in: 'its output' }],
    causes: [
      {
        cause: inferred(
          'The path has a drive letter: tar takes it away from the names that it sends, so kubectl does not find what it asked for.',
          [
            'github kubernetes/kubernetes/pull/140202',
            'github kubernetes/kubernetes/issues/124781',
          ],
        ),
        checks: [{ look: 'both paths of the command', shows: 'C: or another drive' }],
        remedy: 'Leave the drive out, as in POD:/data/file.',
      },
    ],
  },
  {
    id: 'D-03',
    about: 'numbers of a node in kubectl top',
    kind: 'error',
    words: [['<unknown>', '<unknown>', '<unknown>', '<unknown>']],
    printed: [{ by: 'kubectl top nodes', in: 'its output' }],
    causes: [
      {
        cause: inferred(
          'metrics-server has no numbers of this node: it does not reach its kubelet, which may answer too late, or it is older than 0.3.6.',
          [
            'github kubernetes/kubernetes/issues/124700',
            'github kubernetes/kubernetes/issues/95735',
            'github kubernetes-sigs/kubespray/issues/5646',
          ],
        ),
        checks: [
          { command: 'kubectl logs -n kube-system deploy/metrics-server', shows: 'its error' },
          {
            command: 'kubectl get --raw /api/v1/nodes/NODE/proxy/stats/summary',
            shows: 'an error, or a long wait',
          },
        ],
        remedy: 'Open TCP 10250 to the node, free CPU there, or update metrics-server.',
      },
      {
        cause: inferred(
          'prometheus-adapter gives the numbers, and its queries find none of Windows nodes: the series of windows_exporter lack the label that names the node.',
          ['github kubernetes-sigs/prometheus-adapter/issues/449'],
        ),
        likely: [{ observed: 'prometheus-adapter gives the numbers' }],
        excluded: [{ observed: 'no prometheus-adapter' }],
        checks: [
          {
            command: 'kubectl get apiservice v1beta1.metrics.k8s.io',
            shows: 'the service of prometheus-adapter',
          },
        ],
        remedy:
          'Label the series of windows_exporter with the node (relabelings of its ServiceMonitor), and give nodeQuery of the adapter the series of Windows.',
      },
    ],
  },
  {
    id: 'Q-09',
    about: 'mounts that reach back to the host',
    kind: 'error',
    settledBy: ['pod-field'],
    words: [['Bidirectional mount propagation is available only to privileged containers']],
    printed: [{ by: 'kube-apiserver', in: 'kubectl apply, events of the controller' }],
    causes: [
      {
        cause: verified(
          'A volume mount asks for mountPropagation Bidirectional, which only privileged containers get; Windows has none, and passes no mounts on.',
          ['ca-1.31 pkg/apis/core/validation/validation.go', 'doc004'],
        ),
        checks: [
          { look: 'volumeMounts of the manifest', shows: 'mountPropagation: Bidirectional' },
        ],
        remedy: 'Take mountPropagation out of the manifest for Windows.',
      },
    ],
  },
  {
    id: 'RO-01',
    about: 'workload without a selector',
    kind: 'error',
    settledBy: ['selector-given'],
    words: [['missing required field "selector"'], ['spec.selector: Required value']],
    printed: [{ by: 'kubectl, kube-apiserver', in: 'answer of kubectl' }],
    causes: [
      {
        cause: verified(
          'The workload has no spec.selector, which apps/v1 requires; earlier versions of its API took the labels of the template.',
          ['web-dep'],
        ),
        checks: [{ look: 'spec of the manifest', shows: 'no selector beside template' }],
        remedy: 'Add spec.selector.matchLabels with the labels of spec.template.metadata.',
      },
    ],
  },
  {
    id: 'SR-20',
    about: 'name or body of a credential spec',
    kind: 'error',
    words: [
      ['windowsOptions.gmsaCredentialSpecName: Invalid value'],
      ['gmsaCredentialSpec cannot be an empty string'],
      ['gmsaCredentialSpec size must be under'],
    ],
    printed: [{ by: 'kube-apiserver', in: 'kubectl apply, events of the ReplicaSet or DaemonSet' }],
    causes: [
      {
        cause: verified(
          'gmsaCredentialSpecName is the name of an object of the cluster, in small letters, digits, dots and dashes; the name of the account in Active Directory is another.',
          ['api-validation'],
        ),
        likely: [{ says: 'gmsaCredentialSpecName' }],
        excluded: [{ says: 'gmsaCredentialSpec cannot' }, { says: 'gmsaCredentialSpec size' }],
        checks: [{ command: 'kubectl get gmsacredentialspec', shows: 'the name to write' }],
        remedy: 'Write metadata.name of the GMSACredentialSpec.',
      },
      {
        cause: verified(
          'gmsaCredentialSpec holds the JSON itself: it is empty or larger than 64 KiB.',
          ['api-validation'],
        ),
        likely: [{ says: 'gmsaCredentialSpec cannot' }, { says: 'gmsaCredentialSpec size' }],
        excluded: [{ says: 'gmsaCredentialSpecName: Invalid' }],
        checks: [
          { look: 'windowsOptions of the pod and its containers', shows: 'gmsaCredentialSpec: ""' },
        ],
        remedy:
          'Take gmsaCredentialSpec away and give gmsaCredentialSpecName; the webhook fills in the body.',
      },
    ],
  },
  {
    id: 'SR-21',
    about: 'options of Windows in a pod for Linux',
    kind: 'error',
    words: [['windows options cannot be set for a linux pod']],
    printed: [{ by: 'kube-apiserver', in: 'kubectl apply, events of the ReplicaSet or DaemonSet' }],
    causes: [
      {
        cause: verified(
          'The pod says spec.os.name: linux, and it or a container has securityContext.windowsOptions.',
          ['api-validation'],
        ),
        checks: [{ look: 'spec.os.name, and the path before Forbidden', shows: 'linux' }],
        remedy:
          'Write windows where the pod is for Windows nodes, else take windowsOptions away; a webhook or chart may have added either.',
      },
    ],
  },
  {
    id: 'SR-22',
    about: 'name of the system of a pod',
    kind: 'error',
    words: [
      ['spec.os: Unsupported value'],
      ['spec.os.name: Unsupported value'],
      ['spec.os.name: Required value'],
    ],
    printed: [{ by: 'kube-apiserver', in: 'kubectl apply, events of the ReplicaSet or DaemonSet' }],
    causes: [
      {
        cause: verified('spec.os.name is windows or linux, in small letters.', ['api-validation']),
        checks: [{ look: 'spec.os.name of the pod', shows: 'Windows, another word or nothing' }],
        remedy: 'Write windows, or leave os out and set nodeSelector kubernetes.io/os: windows.',
      },
    ],
  },
  {
    id: 'BT-02',
    about: 'policy that asks Windows pods for fields of Linux',
    kind: 'error',
    words: [
      ['admission webhook', 'denied the request', 'seccomp'],
      ['admission webhook', 'denied the request', 'allowPrivilegeEscalation'],
      ['admission webhook', 'denied the request', 'Privilege escalation'],
      ['admission webhook', 'denied the request', 'capabilities'],
      ['admission webhook', 'denied the request', 'readOnlyRootFilesystem'],
      ['admission webhook', 'denied the request', 'read only root filesystem'],
      ['ValidatingAdmissionPolicy', 'denied request', 'seccomp'],
      ['ValidatingAdmissionPolicy', 'denied request', 'PrivilegeEscalation'],
    ],
    wordsInferred: true,
    printed: [
      { by: 'Kyverno, Gatekeeper and others', in: 'answer of kubectl, events of the controller' },
    ],
    causes: [
      {
        cause: verified(
          'The policy demands fields of Linux (seccompProfile, allowPrivilegeEscalation, capabilities). Beside spec.os.name: windows the API server refuses them, and Windows does nothing with them otherwise: Windows pods have to be exempt from it.',
          ['github kyverno/kyverno/pull/17684', 'github kubernetes/kubernetes/pull/105919'],
        ),
        checks: [
          {
            command: 'kubectl get pod POD -o jsonpath={.spec.os.name}, or the template',
            shows: 'windows',
          },
          { look: 'rule of the policy', shows: 'no exception for pods of Windows' },
        ],
        remedy:
          "Add the exception to the policy, such as object.spec.?os.?name.orValue('linux') == 'windows' || … in CEL, or exclude the namespace; do not add the fields to the pod.",
      },
    ],
  },
  {
    id: 'A-19',
    about: 'fields that version 1 of an API requires',
    kind: 'error',
    words: [
      ['CertificateSigningRequest', 'missing required field "signerName"'],
      ['CertificateSigningRequest', 'missing required field "usages"'],
      ['CertificateSigningRequest', 'spec.signerName: Required value'],
      ['CertificateSigningRequest', 'spec.usages: Required value'],
      ['missing required field "admissionReviewVersions"'],
      ['missing required field "sideEffects"'],
      ['admissionReviewVersions: Required value'],
      ['sideEffects: Required value'],
      ['openAPIV3Schema: Required value'],
    ],
    printed: [{ by: 'kubectl, kube-apiserver', in: 'output of kubectl or helm' }],
    causes: [
      {
        cause: verified(
          'The object names version 1 of its API and is written as for the beta before it: a request for a certificate needs signerName and usages there, a webhook sideEffects and admissionReviewVersions, and a definition a schema.',
          ['web-dep'],
        ),
        checks: [
          {
            look: 'apiVersion of the object, and the release of the chart or script that makes it',
            shows: 'v1, without the field that the message names',
          },
        ],
        remedy:
          'Take a release of the chart or script that is written for version 1, or give the object the field. From Kubernetes 1.22 on nothing serves the beta.',
      },
      {
        cause: verified(
          'The script of the gMSA webhook was taken from a state of its repository that makes requests of version 1 without a signer.',
          ['github kubernetes-sigs/windows-gmsa/issues/32', 'windows-gmsa-pr#31'],
        ),
        likely: [{ says: 'gmsa' }],
        excluded: [{ says: 'Required value' }],
        checks: [{ command: 'kubectl version', shows: 'a server of 1.19 or later' }],
        remedy:
          'Take deploy-gmsa-webhook.sh and its manifests of one later release, or install the webhook by its chart, with cert-manager.',
      },
    ],
  },
  {
    id: 'OB-01',
    about: 'value that has to be a text',
    kind: 'error',
    words: [
      [
        'cannot be handled as a',
        'json: cannot unmarshal bool into Go struct field',
        'of type string',
      ],
      [
        'cannot be handled as a',
        'json: cannot unmarshal number into Go struct field',
        'of type string',
      ],
      ['cannot unmarshal bool into Go struct field ConfigMap.data of type string'],
      ['cannot unmarshal number into Go struct field ConfigMap.data of type string'],
      ['cannot unmarshal bool into Go struct field Secret.stringData of type string'],
      ['cannot unmarshal number into Go struct field Secret.stringData of type string'],
    ],
    printed: [{ by: 'kube-apiserver', in: 'kubectl apply, helm install' }],
    causes: [
      {
        cause: inferred(
          'YAML reads true, false, yes, on and digits without quotes as a switch or a number, and the field that the message names takes texts alone, as every value of a ConfigMap is one. Nothing of the object was applied.',
          [
            'github kubearmor/KubeArmor/issues/1794',
            'github provectus/kafka-ui-charts/issues/12',
            'github kubernetes/kubernetes/blob/50f645e1e0b10f85a8e6f8b18de650680c4a30d0/staging/src/k8s.io/apiserver/pkg/endpoints/handlers/rest.go',
          ],
        ),
        checks: [{ look: 'the field in the file', shows: 'a value without quotes' }],
        remedy: 'Put the value in quotes: "true". In a chart of Helm use --set-string or quote.',
      },
    ],
  },
]
