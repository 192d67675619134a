import { inferred, unknown, verified, type Fact } from './fact.ts'

/** A distribution or tool with a way of its own to Windows nodes, which no decision stands for. */
export interface Distribution {
  readonly id: string
  readonly name: string
  /** A sentence. */
  readonly summary: string
  /** Statements by what they are about, in reading order. */
  readonly facts: readonly (readonly [about: string, fact: Fact<string>])[]
}

/** The networks that RKE2 brings for its Windows agents. */
export const rke2 = {
  cni: verified(
    ['calico', 'flannel'],
    ['rke2-pebinary#L142-L151', 'rke2-docs install/quickstart.md#L112'],
  ),
  /** What its servers take where nobody says. */
  defaultCni: verified('canal', ['rke2-docs networking/basic_network_options.md#L72']),
  agentsOnly: verified('agent', ['rke2-docs install/configuration.md#L159']),
  hosts: inferred(
    ['ltsc2019', 'ltsc2022'],
    ['rke2-docs install/requirements.md#L49', 'rke2-docs install/requirements.md#L50'],
    { note: 'those that were tested; others stand nowhere' },
  ),
  /** Where the charts of its own parts are, and so what gives them values. */
  chartNamespace: verified('kube-system', [
    'github rancher/rke2-docs/blob/0900d6ef96a72e4724b2a977354fd310fecaa7ad/docs/helm.md',
  ]),
  /** The network that has one backend alone there. */
  flannelBackend: verified({ cni: 'flannel', backend: 'vxlan' } as const, [
    'rke2-docs networking/basic_network_options.md#L233',
  ]),
  /** With it no agent starts kube-proxy, also none on Windows, and nothing else brings Services there. */
  withoutProxy: inferred(
    'disable-kube-proxy',
    [
      'github k3s-io/k3s/blob/028bbc7745b6fa007037bb0d2a1b056ddaa3a9fd/pkg/daemons/agent/agent.go',
      'github rancher/rke2/blob/6ce1a8019e9d0b81eb7a715edbc2b8ac12d26da0/pkg/executor/pebinary/pebinary.go',
    ],
    { note: 'from the code of the agents; it was not tried' },
  ),
  dualStack: verified(false, ['rke2-docs networking/basic_network_options.md#L276']),
  /** At which agents reach the servers; that of the API server is another. */
  serverPort: inferred('9345', ['rke2-docs install/quickstart.md#L133'], {
    note: 'that agents do not join at another was not read',
  }),
  /** Settings that Windows agents do not have; in their file they have no effect. */
  ofServers: inferred(
    [
      'cni',
      'cluster-cidr',
      'service-cidr',
      'cluster-dns',
      'cluster-domain',
      'tls-san',
      'write-kubeconfig-mode',
    ],
    [
      'rke2-docs reference/windows_agent_config.md',
      'github rancher/rke2/issues/6819',
      'github rancher/rke2/issues/3380',
    ],
    { note: 'the page lists what agents take; the threads are about cni' },
  ),
} as const

/** What other distributions have for Windows nodes. */
export const ofDistributions = {
  k0sNetwork: verified('calico', ['k0s-docs docs/networking.md#L32']),
  k0sBalancer: verified({ refused: 'EnvoyProxy', taken: 'Traefik' } as const, [
    'k0s-docs docs/configuration.md#L328',
  ]),
  k0sHosts: inferred(['ltsc2019', 'ltsc2022'], ['k0s-docs docs/experimental-windows.md#L12'], {
    note: 'others stand nowhere',
  }),
  k0sWorkersOnly: verified('worker', ['k0s-docs docs/experimental-windows.md#L12']),
  /** The releases of the AMI types of Windows that the API of Cluster API for AWS has. */
  awsPoolImages: inferred(['2019', '2022'], ['capa-crd#L31357'], {
    note: 'the tree of the summer of 2026; a newer release may have more',
  }),
  k0sDefault: verified('kube-router', ['k0s-docs docs/networking.md#L32']),
  /** What leaves strict affinity to whoever sets it by hand; later releases do not know the field. */
  k0sWithoutAffinity: inferred(
    false,
    [
      'github k0sproject/k0s/blob/195ea6bd0553adbdbf4ad294fd72fe9f47840891/docs/experimental-windows.md',
    ],
    { note: 'that nobody set it by hand cannot be seen in the file' },
  ),
  k0sMode: verified('vxlan', [
    'k0s-docs static/manifests/calico/DaemonSet/calico-node-windows.yaml#L2',
  ]),
  /** The types of a runtime that a worker is told of. */
  k0sSocket: verified({ refused: 'docker', taken: 'remote', since: '1.24' } as const, [
    'k0s-docs docs/runtime.md#L227',
    'k0s-docs docs/runtime.md#L231',
  ]),
  /** By what an image of image-builder starts the kubelet, so that arguments of kubeadm reach it. */
  imageService: verified('nssm', ['image-builder-capi docs/book/src/capi/windows/windows.md#L19']),
  k3s: inferred('no Windows nodes', ['k3s-requirements', 'k3s-build#L91'], {
    note: 'no page tells of Windows; the build makes an agent for it all the same',
  }),
  kind: verified('no Windows nodes', ['kind-issues#L253']),
  /** The systems that the objects of its machines can name. */
  eksAnywhere: verified(
    ['bottlerocket', 'redhat', 'ubuntu'],
    [
      'github aws/eks-anywhere/blob/aebd9a0623cd7725c3f5157a6f5a02391a22f8c3/pkg/api/v1alpha1/machine_types.go#L8',
      'github aws/eks-anywhere/blob/aebd9a0623cd7725c3f5157a6f5a02391a22f8c3/pkg/api/v1alpha1/vspheremachineconfig.go#L87',
      'github aws/eks-anywhere/blob/aebd9a0623cd7725c3f5157a6f5a02391a22f8c3/docs/content/en/docs/getting-started/vsphere/vsphere-spec.md#L314',
    ],
  ),
  minikube: inferred('no Windows nodes', ['minikube-provisioner#L38'], {
    note: 'no option for users was found; people join machines by hand',
  }),
  openshiftNetwork: verified('OVNKubernetes', [
    'wmco-tree docs/wmco-prerequisites.md#L47',
    'wmco-tree docs/wmco-prerequisites.md#L52',
  ]),
  // Documents up to 4.12 set it before the installation alone; later ones patch a running cluster too.
  openshiftHybrid: verified('hybridOverlayConfig', [
    'wmco-tree docs/wmco-prerequisites.md#L47',
    'wmco-tree docs/wmco-prerequisites.md#L52',
    'github openshift/openshift-docs/blob/00d96a1e04508498f518dbd7d30a90c34353cb35/modules/configuring-hybrid-ovnkubernetes.adoc',
  ]),
  openshiftPort: verified({ own: 4789, notOn: 'ltsc2019' } as const, [
    'wmco-tree docs/TROUBLESHOOTING.md#L25',
  ]),
  machineSetName: verified({ longest: 9, on: ['Azure', 'VSphere'] }, [
    'wmco-tree docs/machineset-azure.md#L21',
    'wmco-tree README.md',
  ]),
  machineLabel: verified('machine.openshift.io/os-id: Windows', [
    'wmco-tree controllers/windowsmachine_controller.go#L163',
    'wmco-tree docs/machineset-azure.md#L43',
    'wmco-tree README.md',
  ]),
  machineDisk: inferred('osType: Windows', ['wmco-tree docs/machineset-azure.md#L68']),
  userData: verified('windows-user-data', ['wmco-tree README.md']),
  /** The controller looks whether the selector takes the labels of the template, and stops there. */
  machineSelector: verified('cannot match any machines', [
    'github openshift/machine-api-operator/blob/03ee1934a7fd154e570846ae661097748701b9c9/pkg/controller/machineset/controller.go',
  ]),
  /** A machine that has no owner goes to whichever MachineSet takes its labels. */
  machineAdopted: verified('claim orphaned machines', [
    'github openshift/machine-api-operator/blob/03ee1934a7fd154e570846ae661097748701b9c9/pkg/controller/machineset/controller.go',
  ]),
  instances: verified(
    { namespace: 'openshift-windows-machine-config-operator', form: 'username=' } as const,
    ['wmco-tree README.md#L46'],
  ),
  /** Platforms that have no nodes of the oldest release. */
  releases2019: verified({ oldest: '2019', without: ['VSphere', 'GCP', 'Nutanix'] } as const, [
    'wmco-tree docs/wmco-prerequisites.md#L33',
    'wmco-tree docs/wmco-prerequisites.md#L41',
  ]),
  /** What the operator registers its nodes with. */
  openshiftTaint: verified('os=Windows:NoSchedule', [
    'wmco-tree pkg/nodeconfig/nodeconfig.go#L811',
  ]),
  openshiftVsphere: verified('a port of its own', ['wmco-tree docs/wmco-prerequisites.md#L60']),
  openshiftRanges: verified('no overlap', [
    'github openshift/openshift-docs/pull/101844',
    'cno-readme',
  ]),
  azureMachine: inferred('osType: Windows', ['capz-windows-machines#L37'], {
    note: 'the template has it so; what Azure answers otherwise was not read',
  }),
  deploymentConfig: verified('not for Windows', ['wmco-tree README.md#L331']),
} as const

/** Networks without an agent for Windows nodes, by what their sources speak of. */
export const withoutWindows = {
  canal: inferred('no Windows nodes', ['rke2-docs networking/basic_network_options.md#L72'], {
    note: 'the page speaks of RKE2',
  }),
  cilium: inferred(
    'no Windows nodes',
    [
      'rke2-docs networking/basic_network_options.md#L149',
      'aks-docs azure-cni-powered-by-cilium.md#L109',
    ],
    { note: 'the pages speak of RKE2 and AKS' },
  ),
  'kube-router': inferred('no Windows nodes', ['k0s-docs docs/networking.md#L32'], {
    note: 'the page speaks of k0s',
  }),
  kubenet: verified('Linux only', [
    'k8s v1.20.0/pkg/kubelet/dockershim/network/kubenet/kubenet_unsupported.go',
  ]),
  weave: verified('Linux only', [
    'github weaveworks/weave/issues/976',
    'github weaveworks/weave/issues/3194',
  ]),
} as const

/** The network that Rancher takes for clusters of RKE with Windows nodes. */
export const rke = {
  cni: verified('flannel', ['rancher-windows']),
  /** For the agent of the cluster, DNS, metrics and Ingress, which have no containers for Windows. */
  linuxWorker: inferred('at least one worker on Linux', ['rancher-windows'], {
    note: 'that the machines which were sent are all is a conclusion',
  }),
  /** What Rancher writes for such a cluster that is made in its pages, and Terraform does not. */
  flannelOptions: inferred(
    { vni: 4096, port: 4789 },
    ['github rancher/terraform-provider-rancher2/issues/387', 'fl-backends#L22'],
    { note: 'from one thread; the pages of Rancher write them' },
  ),
  /** What its own file may list; Windows machines join by the command of Rancher. */
  listed: inferred(
    'Linux',
    [
      'rancher-windows',
      'github rancher-archives/rke/issues/1683',
      'github rancher-archives/rke/issues/3204',
    ],
    { note: 'no page says that rke refuses them; in the threads it leaves them out' },
  ),
} as const

/** What the playbooks of kubespray set up. */
export const kubespray = {
  hosts: inferred('Linux', ['kubespray-readme#L87'], {
    note: 'its page lists distributions of Linux; that it refuses others was not read',
  }),
} as const

export const distributions: readonly Distribution[] = [
  {
    id: 'rke2',
    name: 'RKE2',
    summary: 'Windows machines join as agents; RKE2 brings containerd, kubelet and CNI itself.',
    facts: [
      [
        'Windows releases',
        verified('Windows Server 2019 and 2022; 2025 is not in its list.', [
          'rke2-docs install/requirements.md#L49',
          'rke2-docs install/requirements.md#L50',
        ]),
      ],
      [
        'Role',
        verified('A Windows machine is an agent; servers run on Linux.', [
          'rke2-docs install/configuration.md#L159',
        ]),
      ],
      [
        'Before',
        verified(
          'Linux servers with Calico or Flannel, a host name of its own for the machine, the Windows feature Containers and a restart.',
          ['rke2-docs install/quickstart.md#L112'],
        ),
      ],
      [
        'Install',
        verified(
          'install.ps1, c:/etc/rancher/rke2/config.yaml with server (port 9345) and token, “rke2.exe agent service --add”, then Start-Service rke2.',
          ['rke2-docs install/quickstart.md#L133', 'rke2-docs install/quickstart.md#L171'],
        ),
      ],
      [
        'Network',
        verified(
          'Calico or Flannel; Canal, its default, and Cilium have no Windows nodes. Flannel has the VXLAN backend only.',
          [
            'rke2-docs networking/basic_network_options.md#L5',
            'rke2-docs networking/basic_network_options.md#L7',
            'rke2-docs networking/basic_network_options.md#L233',
          ],
        ),
      ],
      [
        'Dual-stack',
        verified('Not supported with Windows nodes.', [
          'rke2-docs networking/basic_network_options.md#L276',
        ]),
      ],
      [
        'Ports',
        verified(
          'UDP 4789 between all nodes for VXLAN, TCP 179 for BGP, TCP 9345 to the servers.',
          ['rke2-docs install/requirements.md#L195'],
        ),
      ],
      [
        'Adapter',
        verified('VXLAN_ADAPTER names the network adapter for Calico; teamed adapters need it.', [
          'rke2-docs reference/windows_agent_config.md#L90',
        ]),
      ],
      [
        'BGP',
        inferred(
          'Calico with BGP needs the Windows features RemoteAccess and Routing before the service starts.',
          [
            'rke2-docs networking/windows_bgp.md#L50',
            'rke2-docs networking/basic_network_options.md#L286',
          ],
          { note: 'pages of RKE2 disagree on it' },
        ),
      ],
      [
        'Settings',
        inferred(
          'config.yaml takes the names of the flags without dashes: server, token, node-name, node-ip, node-label, node-taint, kubelet-arg, kube-proxy-arg, pause-image.',
          [
            'rke2-docs reference/windows_agent_config.md#L30',
            'rke2-docs reference/windows_agent_config.md#L39',
          ],
          { note: 'the list was last updated for 1.22.5' },
        ),
      ],
      [
        'Without a network',
        verified(
          'The release has image archives for Windows Server 2019 and 2022, or a private registry serves them.',
          ['rke2-docs install/windows_airgap.md#L12'],
        ),
      ],
    ],
  },
  {
    id: 'k0s',
    name: 'k0s',
    summary: 'Experimental: k0s runs kubelet and kube-proxy on the Windows worker itself.',
    facts: [
      ['State', verified('Experimental.', ['k0s-docs docs/experimental-windows.md#L8'])],
      [
        'Windows releases',
        verified('Windows Server 2019 and 2022.', ['k0s-docs docs/experimental-windows.md#L12']),
      ],
      [
        'Before',
        verified(
          'A cluster made with Calico, a Linux worker, the Windows feature Containers and a restart.',
          [
            'k0s-docs docs/experimental-windows.md#L12',
            'k0s-docs docs/experimental-windows.md#L34',
          ],
        ),
      ],
      [
        'Install',
        verified(
          'A token of “k0s token create --role=worker”, then “k0s install worker --token-file …” and “k0s start” on the machine.',
          [
            'k0s-docs docs/experimental-windows.md#L51',
            'k0s-docs docs/experimental-windows.md#L55',
          ],
        ),
      ],
      [
        'Network',
        verified(
          'Calico with VXLAN; kube-router, the default, has no Windows nodes, and the provider of a cluster cannot be changed later.',
          ['k0s-docs docs/networking.md#L32', 'k0s-docs docs/networking.md#L44'],
        ),
      ],
      [
        'On AWS',
        verified('The source/destination check of the instance must be off.', [
          'k0s-docs docs/experimental-windows.md#L59',
        ]),
      ],
      [
        'Load balancing on the node',
        verified('Not with Envoy; with Traefik.', ['k0s-docs docs/configuration.md#L328']),
      ],
    ],
  },
  {
    id: 'openshift',
    name: 'OpenShift',
    summary:
      'The Windows Machine Config Operator makes the node, from a MachineSet or from a machine that exists.',
    facts: [
      [
        'Windows releases',
        verified(
          'AWS and Azure: Windows Server 2019, 2022 and 2025; GCP, vSphere and Nutanix: 2022 and 2025. Others will cause errors.',
          ['wmco-tree docs/wmco-prerequisites.md#L33', 'wmco-tree docs/wmco-prerequisites.md#L41'],
        ),
      ],
      [
        'Update',
        verified('Images of Windows Server 2022 need KB5012637.', [
          'wmco-tree docs/wmco-prerequisites.md#L44',
        ]),
      ],
      [
        'Before',
        verified(
          'OpenShift with hybrid OVN networking, the operator, and the secret cloud-private-key; on vSphere a golden image and a DNS entry api-int.',
          ['wmco-tree docs/wmco-prerequisites.md#L6', 'wmco-tree docs/vsphere-prerequisites.md#L8'],
        ),
      ],
      [
        'Install',
        verified(
          'A MachineSet with the label machine.openshift.io/os-id: Windows, or the ConfigMap windows-instances for machines that exist; the operator installs containerd, kubelet, kube-proxy and the hybrid overlay.',
          ['wmco-tree docs/machineset-azure.md#L43', 'wmco-tree README.md#L46'],
        ),
      ],
      [
        'Network',
        verified(
          'OVN-Kubernetes with hybrid networking, chosen when the cluster is made, or added to a running one where its release takes that; on vSphere with a VXLAN port of its own.',
          [
            'wmco-tree docs/wmco-prerequisites.md#L47',
            'wmco-tree docs/wmco-prerequisites.md#L49',
            'github openshift/openshift-docs/blob/00d96a1e04508498f518dbd7d30a90c34353cb35/modules/configuring-hybrid-ovnkubernetes.adoc',
          ],
        ),
      ],
      [
        'VXLAN port',
        verified(
          'Another port needs Windows Server 2022 or 2025; nodes of 2019 never become Ready with it.',
          ['wmco-tree docs/TROUBLESHOOTING.md#L27'],
        ),
      ],
      [
        'Names',
        verified(
          'On Azure machine names have up to 15 characters, so names of a MachineSet up to 9.',
          ['wmco-tree docs/machineset-azure.md#L21'],
        ),
      ],
      [
        'Taint',
        verified(
          'Nodes have the taint os=Windows:NoSchedule; pods need a RuntimeClass with the handler runhcs-wcow-process or the toleration.',
          [
            'wmco-tree pkg/nodeconfig/nodeconfig.go#L811',
            'wmco-tree docs/windows-workloads.md#L29',
          ],
        ),
      ],
      [
        'Reservations',
        verified(
          'The operator reserves 500m CPU and 2 GiB of memory and sets enforceNodeAllocatable to none.',
          ['wmco-tree pkg/nodeconfig/nodeconfig.go#L804'],
        ),
      ],
      [
        'Updates of Windows',
        verified('Not the operator’s: the administrator changes the image of the MachineSet.', [
          'wmco-tree README.md#L212',
        ]),
      ],
      [
        'Storage',
        verified('csi-proxy runs on the nodes; drivers for Windows are the administrator’s task.', [
          'wmco-tree README.md#L335',
        ]),
      ],
      [
        'Not for Windows',
        verified(
          'DeploymentConfig, the vertical pod autoscaler, Service Mesh, Pipelines and Builds.',
          ['wmco-tree README.md#L331'],
        ),
      ],
    ],
  },
  {
    id: 'cluster-api',
    name: 'Cluster API',
    summary: 'On Azure from a template with Windows; on AWS and vSphere without one.',
    facts: [
      [
        'Azure',
        verified(
          'The flavor “windows”: MachineDeployment, AzureMachineTemplate with osType Windows, and KubeadmConfigTemplate with the CRI socket of containerd; Calico by the label cni-windows: calico.',
          [
            'capz-book templates/flavors/windows/machine-deployment-windows.yaml#L67',
            'capz-book templates/flavors/base-windows-containerd/cluster.yaml#L7',
          ],
        ),
      ],
      [
        'Settings',
        verified(
          'Flags of the kubelet go to nodeRegistration.kubeletExtraArgs of the join configuration; the Kubernetes version to the MachineDeployment.',
          [
            'capz-book templates/flavors/windows/machine-deployment-windows.yaml#L70',
            'capz-book templates/flavors/windows/machine-deployment-windows.yaml#L72',
          ],
        ),
      ],
      [
        'Names',
        verified('Names of virtual machines have up to 15 characters; longer ones are cut.', [
          'capz-book docs/book/src/self-managed/windows.md#L96',
        ]),
      ],
      [
        'SSH',
        verified(
          'Keys for Windows go to the users of the KubeadmConfigTemplate; sshPublicKey of the machine works on Linux alone.',
          ['capz-book docs/book/src/self-managed/windows.md#L106'],
        ),
      ],
      [
        'AWS',
        verified(
          'No template and no page; the API knows the AMI types of Windows Server 2019 and 2022.',
          ['capa-docs docs/book/src/crd/index.md#L31357'],
        ),
      ],
      [
        'vSphere',
        verified('No template with Windows; images of 2019 and 2022 come from image-builder.', [
          'capv-templates templates/cluster-template.yaml#L1088',
        ]),
      ],
      [
        'Images',
        verified(
          'image-builder has Windows Server 2019, 2022 and 2025 for Azure, 2019 and 2022 for vSphere and OCI, 2019 for AWS, 2022 for Nutanix.',
          [
            'image-builder-capi images/capi/packer/azure/windows-2025-containerd.json#L4',
            'image-builder-capi images/capi/packer/ova/windows-2022.json#L2',
          ],
        ),
      ],
      [
        'Service of the kubelet',
        verified(
          'image-builder takes nssm; with sc.exe the arguments of kubeadm are not used, so those of Cluster API are lost.',
          ['image-builder-capi docs/book/src/capi/windows/windows.md'],
        ),
      ],
    ],
  },
  {
    id: 'mirantis-mke',
    name: 'Mirantis Kubernetes Engine 4',
    summary: 'Built on k0s with Calico; how Windows workers are added there was not read.',
    facts: [
      [
        'Windows workers',
        unknown('Its documentation has a page on them, which was not read.', ['mke4-docs']),
      ],
    ],
  },
  {
    id: 'gke-vmware',
    name: 'GKE on VMware',
    summary: 'Windows pools in user clusters, from a template that gkectl prepares.',
    facts: [
      [
        'Pool',
        inferred(
          'A user cluster with Dataplane V2 and a Linux pool, a template made of a Windows Server 2019 image with “gkectl prepare windows”, the taint node.kubernetes.io/os=windows:NoSchedule.',
          ['gdc-windows'],
          { note: 'version 1.9 was read in part' },
        ),
      ],
    ],
  },
  {
    id: 'none',
    name: 'k3s, kind, minikube',
    summary: 'They document no Windows nodes.',
    facts: [
      [
        'k3s',
        inferred(
          'Its requirements name no Windows, though its source builds an agent for it. RKE2 is the sister that has Windows agents.',
          ['k3s-requirements', 'k3s-build#L91'],
        ),
      ],
      [
        'kind',
        verified('Its nodes are Linux containers, which Windows containers cannot replace.', [
          'kind-issues#L253',
        ]),
      ],
      [
        'minikube',
        inferred('No Windows nodes for users; its source has branches for them.', [
          'minikube-provisioner#L38',
        ]),
      ],
    ],
  },
]
