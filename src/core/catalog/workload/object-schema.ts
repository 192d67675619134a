import { verified } from '../fact.ts'

/**
 * Fields of objects by the name of their type, as `name:type`: s text, n number, b truth, i number or
 * name of a port, q quantity, m texts by names that people choose, mq quantities by such names, `=` one
 * of some words, else the name of another type; `[]` makes a list of it. Types of Kubernetes 1.36.
 */
export const objectSchema = verified<Readonly<Record<string, string>>>(
  {
    AWSElasticBlockStoreVolumeSource: 'fsType:s partition:n readOnly:b volumeID:s',
    Affinity: 'nodeAffinity:NodeAffinity podAffinity:PodAffinity podAntiAffinity:PodAntiAffinity',
    AggregationRule: 'clusterRoleSelectors:LabelSelector[]',
    AppArmorProfile: 'localhostProfile:s type:=Localhost|RuntimeDefault|Unconfined',
    AzureDiskVolumeSource:
      'cachingMode:=None|ReadOnly|ReadWrite diskName:s diskURI:s fsType:s readOnly:b',
    AzureFilePersistentVolumeSource: 'readOnly:b secretName:s secretNamespace:s shareName:s',
    AzureFileVolumeSource: 'readOnly:b secretName:s shareName:s',
    CSIDriver: 'metadata:ObjectMeta spec:CSIDriverSpec',
    CSIDriverSpec: `attachRequired:b fsGroupPolicy:=File|None|ReadWriteOnceWithFSType
      nodeAllocatableUpdatePeriodSeconds:n podInfoOnMount:b preventPodSchedulingIfMissing:b
      requiresRepublish:b seLinuxMount:b serviceAccountTokenInSecrets:b storageCapacity:b
      tokenRequests:TokenRequest[] volumeLifecycleModes:=Ephemeral|Persistent[]`,
    CSIPersistentVolumeSource: `controllerExpandSecretRef:SecretReference controllerPublishSecretRef:SecretReference
      driver:s fsType:s nodeExpandSecretRef:SecretReference nodePublishSecretRef:SecretReference
      nodeStageSecretRef:SecretReference readOnly:b volumeAttributes:m volumeHandle:s`,
    CSIVolumeSource:
      'driver:s fsType:s nodePublishSecretRef:LocalObjectReference readOnly:b volumeAttributes:m',
    Capabilities: 'add:s[] drop:s[]',
    CephFSPersistentVolumeSource:
      'monitors:s[] path:s readOnly:b secretFile:s secretRef:SecretReference user:s',
    CephFSVolumeSource:
      'monitors:s[] path:s readOnly:b secretFile:s secretRef:LocalObjectReference user:s',
    CinderPersistentVolumeSource: 'fsType:s readOnly:b secretRef:SecretReference volumeID:s',
    CinderVolumeSource: 'fsType:s readOnly:b secretRef:LocalObjectReference volumeID:s',
    ClientIPConfig: 'timeoutSeconds:n',
    ClusterRole: 'aggregationRule:AggregationRule metadata:ObjectMeta rules:PolicyRule[]',
    ClusterRoleBinding: 'metadata:ObjectMeta roleRef:RoleRef subjects:Subject[]',
    ClusterTrustBundleProjection:
      'labelSelector:LabelSelector name:s optional:b path:s signerName:s',
    ConfigMap: 'binaryData:m data:m immutable:b metadata:ObjectMeta',
    ConfigMapEnvSource: 'name:s optional:b',
    ConfigMapKeySelector: 'key:s name:s optional:b',
    ConfigMapProjection: 'items:KeyToPath[] name:s optional:b',
    ConfigMapVolumeSource: 'defaultMode:n items:KeyToPath[] name:s optional:b',
    Container: `args:s[] command:s[] env:EnvVar[] envFrom:EnvFromSource[] image:s
      imagePullPolicy:=Always|IfNotPresent|Never lifecycle:Lifecycle livenessProbe:Probe name:s
      ports:ContainerPort[] readinessProbe:Probe resizePolicy:ContainerResizePolicy[]
      resources:ResourceRequirements restartPolicy:s restartPolicyRules:ContainerRestartRule[]
      securityContext:SecurityContext startupProbe:Probe stdin:b stdinOnce:b
      terminationMessagePath:s terminationMessagePolicy:=FallbackToLogsOnError|File tty:b
      volumeDevices:VolumeDevice[] volumeMounts:VolumeMount[] workingDir:s`,
    ContainerPort: 'containerPort:n hostIP:s hostPort:n name:s protocol:=SCTP|TCP|UDP',
    ContainerResizePolicy: 'resourceName:s restartPolicy:s',
    ContainerRestartRule: 'action:s exitCodes:ContainerRestartRuleOnExitCodes',
    ContainerRestartRuleOnExitCodes: 'operator:s values:n[]',
    CronJob: 'metadata:ObjectMeta spec:CronJobSpec',
    CronJobSpec: `concurrencyPolicy:=Allow|Forbid|Replace failedJobsHistoryLimit:n jobTemplate:JobTemplateSpec
      schedule:s startingDeadlineSeconds:n successfulJobsHistoryLimit:n suspend:b timeZone:s`,
    DaemonSet: 'metadata:ObjectMeta spec:DaemonSetSpec',
    DaemonSetSpec: `minReadySeconds:n revisionHistoryLimit:n selector:LabelSelector template:PodTemplateSpec
      updateStrategy:DaemonSetUpdateStrategy`,
    DaemonSetUpdateStrategy: 'rollingUpdate:RollingUpdateDaemonSet type:=OnDelete|RollingUpdate',
    Deployment: 'metadata:ObjectMeta spec:DeploymentSpec',
    DeploymentSpec: `minReadySeconds:n paused:b progressDeadlineSeconds:n replicas:n revisionHistoryLimit:n
      selector:LabelSelector strategy:DeploymentStrategy template:PodTemplateSpec`,
    DeploymentStrategy: 'rollingUpdate:RollingUpdateDeployment type:=Recreate|RollingUpdate',
    DownwardAPIProjection: 'items:DownwardAPIVolumeFile[]',
    DownwardAPIVolumeFile:
      'fieldRef:ObjectFieldSelector mode:n path:s resourceFieldRef:ResourceFieldSelector',
    DownwardAPIVolumeSource: 'defaultMode:n items:DownwardAPIVolumeFile[]',
    EmptyDirVolumeSource: 'medium:s sizeLimit:q',
    EnvFromSource: 'configMapRef:ConfigMapEnvSource prefix:s secretRef:SecretEnvSource',
    EnvVar: 'name:s value:s valueFrom:EnvVarSource',
    EnvVarSource: `configMapKeyRef:ConfigMapKeySelector fieldRef:ObjectFieldSelector fileKeyRef:FileKeySelector
      resourceFieldRef:ResourceFieldSelector secretKeyRef:SecretKeySelector`,
    EphemeralContainer: `args:s[] command:s[] env:EnvVar[] envFrom:EnvFromSource[] image:s
      imagePullPolicy:=Always|IfNotPresent|Never lifecycle:Lifecycle livenessProbe:Probe name:s
      ports:ContainerPort[] readinessProbe:Probe resizePolicy:ContainerResizePolicy[]
      resources:ResourceRequirements restartPolicy:s restartPolicyRules:ContainerRestartRule[]
      securityContext:SecurityContext startupProbe:Probe stdin:b stdinOnce:b targetContainerName:s
      terminationMessagePath:s terminationMessagePolicy:=FallbackToLogsOnError|File tty:b
      volumeDevices:VolumeDevice[] volumeMounts:VolumeMount[] workingDir:s`,
    EphemeralVolumeSource: 'volumeClaimTemplate:PersistentVolumeClaimTemplate',
    ExecAction: 'command:s[]',
    FCVolumeSource: 'fsType:s lun:n readOnly:b targetWWNs:s[] wwids:s[]',
    FileKeySelector: 'key:s optional:b path:s volumeName:s',
    FlexPersistentVolumeSource: 'driver:s fsType:s options:m readOnly:b secretRef:SecretReference',
    FlexVolumeSource: 'driver:s fsType:s options:m readOnly:b secretRef:LocalObjectReference',
    FlockerVolumeSource: 'datasetName:s datasetUUID:s',
    GCEPersistentDiskVolumeSource: 'fsType:s partition:n pdName:s readOnly:b',
    GRPCAction: 'port:n service:s',
    GitRepoVolumeSource: 'directory:s repository:s revision:s',
    GlusterfsPersistentVolumeSource: 'endpoints:s endpointsNamespace:s path:s readOnly:b',
    GlusterfsVolumeSource: 'endpoints:s path:s readOnly:b',
    HTTPGetAction: 'host:s httpHeaders:HTTPHeader[] path:s port:i scheme:=HTTP|HTTPS',
    HTTPHeader: 'name:s value:s',
    HTTPIngressPath: 'backend:IngressBackend path:s pathType:=Exact|ImplementationSpecific|Prefix',
    HTTPIngressRuleValue: 'paths:HTTPIngressPath[]',
    HostAlias: 'hostnames:s[] ip:s',
    HostPathVolumeSource:
      'path:s type:=|BlockDevice|CharDevice|Directory|DirectoryOrCreate|File|FileOrCreate|Socket',
    IPBlock: 'cidr:s except:s[]',
    ISCSIPersistentVolumeSource: `chapAuthDiscovery:b chapAuthSession:b fsType:s initiatorName:s iqn:s iscsiInterface:s lun:n
      portals:s[] readOnly:b secretRef:SecretReference targetPortal:s`,
    ISCSIVolumeSource: `chapAuthDiscovery:b chapAuthSession:b fsType:s initiatorName:s iqn:s iscsiInterface:s lun:n
      portals:s[] readOnly:b secretRef:LocalObjectReference targetPortal:s`,
    ImageVolumeSource: 'pullPolicy:=Always|IfNotPresent|Never reference:s',
    Ingress: 'metadata:ObjectMeta spec:IngressSpec',
    IngressBackend: 'resource:TypedLocalObjectReference service:IngressServiceBackend',
    IngressRule: 'host:s http:HTTPIngressRuleValue',
    IngressServiceBackend: 'name:s port:ServiceBackendPort',
    IngressSpec:
      'defaultBackend:IngressBackend ingressClassName:s rules:IngressRule[] tls:IngressTLS[]',
    IngressTLS: 'hosts:s[] secretName:s',
    Job: 'metadata:ObjectMeta spec:JobSpec',
    JobSpec: `activeDeadlineSeconds:n backoffLimit:n backoffLimitPerIndex:n
      completionMode:=Indexed|NonIndexed completions:n managedBy:s manualSelector:b
      maxFailedIndexes:n parallelism:n podFailurePolicy:PodFailurePolicy
      podReplacementPolicy:=Failed|TerminatingOrFailed selector:LabelSelector
      successPolicy:SuccessPolicy suspend:b template:PodTemplateSpec ttlSecondsAfterFinished:n`,
    JobTemplateSpec: 'metadata:ObjectMeta spec:JobSpec',
    KeyToPath: 'key:s mode:n path:s',
    LabelSelector: 'matchExpressions:LabelSelectorRequirement[] matchLabels:m',
    LabelSelectorRequirement: 'key:s operator:s values:s[]',
    Lifecycle: `postStart:LifecycleHandler preStop:LifecycleHandler
      stopSignal:=SIGABRT|SIGALRM|SIGBUS|SIGCHLD|SIGCLD|SIGCONT|SIGFPE|SIGHUP|SIGILL|SIGINT|SIGIO|SIGIOT|SIGKILL|SIGPIPE|SIGPOLL|SIGPROF|SIGPWR|SIGQUIT|SIGRTMAX|SIGRTMAX-1|SIGRTMAX-10|SIGRTMAX-11|SIGRTMAX-12|SIGRTMAX-13|SIGRTMAX-14|SIGRTMAX-2|SIGRTMAX-3|SIGRTMAX-4|SIGRTMAX-5|SIGRTMAX-6|SIGRTMAX-7|SIGRTMAX-8|SIGRTMAX-9|SIGRTMIN|SIGRTMIN+1|SIGRTMIN+10|SIGRTMIN+11|SIGRTMIN+12|SIGRTMIN+13|SIGRTMIN+14|SIGRTMIN+15|SIGRTMIN+2|SIGRTMIN+3|SIGRTMIN+4|SIGRTMIN+5|SIGRTMIN+6|SIGRTMIN+7|SIGRTMIN+8|SIGRTMIN+9|SIGSEGV|SIGSTKFLT|SIGSTOP|SIGSYS|SIGTERM|SIGTRAP|SIGTSTP|SIGTTIN|SIGTTOU|SIGURG|SIGUSR1|SIGUSR2|SIGVTALRM|SIGWINCH|SIGXCPU|SIGXFSZ`,
    LifecycleHandler:
      'exec:ExecAction httpGet:HTTPGetAction sleep:SleepAction tcpSocket:TCPSocketAction',
    LocalObjectReference: 'name:s',
    LocalVolumeSource: 'fsType:s path:s',
    NFSVolumeSource: 'path:s readOnly:b server:s',
    Namespace: 'metadata:ObjectMeta spec:NamespaceSpec',
    NamespaceSpec: 'finalizers:s[]',
    NetworkPolicy: 'metadata:ObjectMeta spec:NetworkPolicySpec',
    NetworkPolicyEgressRule: 'ports:NetworkPolicyPort[] to:NetworkPolicyPeer[]',
    NetworkPolicyIngressRule: 'from:NetworkPolicyPeer[] ports:NetworkPolicyPort[]',
    NetworkPolicyPeer: 'ipBlock:IPBlock namespaceSelector:LabelSelector podSelector:LabelSelector',
    NetworkPolicyPort: 'endPort:n port:i protocol:=SCTP|TCP|UDP',
    NetworkPolicySpec: `egress:NetworkPolicyEgressRule[] ingress:NetworkPolicyIngressRule[]
      podSelector:LabelSelector policyTypes:=Egress|Ingress[]`,
    NodeAffinity: `preferredDuringSchedulingIgnoredDuringExecution:PreferredSchedulingTerm[]
      requiredDuringSchedulingIgnoredDuringExecution:NodeSelector`,
    NodeSelector: 'nodeSelectorTerms:NodeSelectorTerm[]',
    NodeSelectorRequirement: 'key:s operator:=DoesNotExist|Exists|Gt|In|Lt|NotIn values:s[]',
    NodeSelectorTerm:
      'matchExpressions:NodeSelectorRequirement[] matchFields:NodeSelectorRequirement[]',
    ObjectFieldSelector: 'fieldPath:s',
    ObjectMeta: `annotations:m finalizers:s[] generateName:s labels:m name:s namespace:s
      ownerReferences:OwnerReference[]`,
    ObjectReference: 'fieldPath:s name:s namespace:s resourceVersion:s uid:s',
    Overhead: 'podFixed:mq',
    OwnerReference: 'blockOwnerDeletion:b controller:b name:s uid:s',
    PersistentVolume: 'metadata:ObjectMeta spec:PersistentVolumeSpec',
    PersistentVolumeClaim: 'metadata:ObjectMeta spec:PersistentVolumeClaimSpec',
    PersistentVolumeClaimSpec: `accessModes:=ReadOnlyMany|ReadWriteMany|ReadWriteOnce|ReadWriteOncePod[]
      dataSource:TypedLocalObjectReference dataSourceRef:TypedObjectReference
      resources:VolumeResourceRequirements selector:LabelSelector storageClassName:s
      volumeAttributesClassName:s volumeMode:=Block|Filesystem volumeName:s`,
    PersistentVolumeClaimTemplate: 'metadata:ObjectMeta spec:PersistentVolumeClaimSpec',
    PersistentVolumeClaimVolumeSource: 'claimName:s readOnly:b',
    PersistentVolumeSpec: `accessModes:=ReadOnlyMany|ReadWriteMany|ReadWriteOnce|ReadWriteOncePod[]
      awsElasticBlockStore:AWSElasticBlockStoreVolumeSource azureDisk:AzureDiskVolumeSource
      azureFile:AzureFilePersistentVolumeSource capacity:mq cephfs:CephFSPersistentVolumeSource
      cinder:CinderPersistentVolumeSource claimRef:ObjectReference csi:CSIPersistentVolumeSource
      fc:FCVolumeSource flexVolume:FlexPersistentVolumeSource flocker:FlockerVolumeSource
      gcePersistentDisk:GCEPersistentDiskVolumeSource glusterfs:GlusterfsPersistentVolumeSource
      hostPath:HostPathVolumeSource iscsi:ISCSIPersistentVolumeSource local:LocalVolumeSource
      mountOptions:s[] nfs:NFSVolumeSource nodeAffinity:VolumeNodeAffinity
      persistentVolumeReclaimPolicy:=Delete|Recycle|Retain
      photonPersistentDisk:PhotonPersistentDiskVolumeSource portworxVolume:PortworxVolumeSource
      quobyte:QuobyteVolumeSource rbd:RBDPersistentVolumeSource
      scaleIO:ScaleIOPersistentVolumeSource storageClassName:s
      storageos:StorageOSPersistentVolumeSource volumeAttributesClassName:s
      volumeMode:=Block|Filesystem vsphereVolume:VsphereVirtualDiskVolumeSource`,
    PhotonPersistentDiskVolumeSource: 'fsType:s pdID:s',
    Pod: 'metadata:ObjectMeta spec:PodSpec',
    PodAffinity: `preferredDuringSchedulingIgnoredDuringExecution:WeightedPodAffinityTerm[]
      requiredDuringSchedulingIgnoredDuringExecution:PodAffinityTerm[]`,
    PodAffinityTerm: `labelSelector:LabelSelector matchLabelKeys:s[] mismatchLabelKeys:s[]
      namespaceSelector:LabelSelector namespaces:s[] topologyKey:s`,
    PodAntiAffinity: `preferredDuringSchedulingIgnoredDuringExecution:WeightedPodAffinityTerm[]
      requiredDuringSchedulingIgnoredDuringExecution:PodAffinityTerm[]`,
    PodCertificateProjection: `certificateChainPath:s credentialBundlePath:s keyPath:s keyType:s maxExpirationSeconds:n
      signerName:s userAnnotations:m`,
    PodDNSConfig: 'nameservers:s[] options:PodDNSConfigOption[] searches:s[]',
    PodDNSConfigOption: 'name:s value:s',
    PodFailurePolicy: 'rules:PodFailurePolicyRule[]',
    PodFailurePolicyOnExitCodesRequirement: 'containerName:s operator:=In|NotIn values:n[]',
    PodFailurePolicyOnPodConditionsPattern: 'type:s',
    PodFailurePolicyRule: `action:=Count|FailIndex|FailJob|Ignore onExitCodes:PodFailurePolicyOnExitCodesRequirement
      onPodConditions:PodFailurePolicyOnPodConditionsPattern[]`,
    PodOS: 'name:=linux|windows',
    PodReadinessGate: 'conditionType:s',
    PodResourceClaim: 'name:s resourceClaimName:s resourceClaimTemplateName:s',
    PodSchedulingGate: 'name:s',
    PodSchedulingGroup: 'podGroupName:s',
    PodSecurityContext: `appArmorProfile:AppArmorProfile fsGroup:n fsGroupChangePolicy:=Always|OnRootMismatch
      runAsGroup:n runAsNonRoot:b runAsUser:n seLinuxChangePolicy:s seLinuxOptions:SELinuxOptions
      seccompProfile:SeccompProfile supplementalGroups:n[] supplementalGroupsPolicy:=Merge|Strict
      sysctls:Sysctl[] windowsOptions:WindowsSecurityContextOptions`,
    PodSpec: `activeDeadlineSeconds:n affinity:Affinity automountServiceAccountToken:b
      containers:Container[] dnsConfig:PodDNSConfig
      dnsPolicy:=ClusterFirst|ClusterFirstWithHostNet|Default|None enableServiceLinks:b
      ephemeralContainers:EphemeralContainer[] hostAliases:HostAlias[] hostIPC:b hostNetwork:b
      hostPID:b hostUsers:b hostname:s hostnameOverride:s imagePullSecrets:LocalObjectReference[]
      initContainers:Container[] nodeName:s nodeSelector:m os:PodOS overhead:mq
      preemptionPolicy:=Never|PreemptLowerPriority priority:n priorityClassName:s
      readinessGates:PodReadinessGate[] resourceClaims:PodResourceClaim[]
      resources:ResourceRequirements restartPolicy:=Always|Never|OnFailure runtimeClassName:s
      schedulerName:s schedulingGates:PodSchedulingGate[] schedulingGroup:PodSchedulingGroup
      securityContext:PodSecurityContext serviceAccount:s serviceAccountName:s setHostnameAsFQDN:b
      shareProcessNamespace:b subdomain:s terminationGracePeriodSeconds:n tolerations:Toleration[]
      topologySpreadConstraints:TopologySpreadConstraint[] volumes:Volume[]`,
    PodTemplateSpec: 'metadata:ObjectMeta spec:PodSpec',
    PolicyRule: 'apiGroups:s[] nonResourceURLs:s[] resourceNames:s[] resources:s[] verbs:s[]',
    PortworxVolumeSource: 'fsType:s readOnly:b volumeID:s',
    PreferredSchedulingTerm: 'preference:NodeSelectorTerm weight:n',
    Probe: `exec:ExecAction failureThreshold:n grpc:GRPCAction httpGet:HTTPGetAction
      initialDelaySeconds:n periodSeconds:n successThreshold:n tcpSocket:TCPSocketAction
      terminationGracePeriodSeconds:n timeoutSeconds:n`,
    ProjectedVolumeSource: 'defaultMode:n sources:VolumeProjection[]',
    QuobyteVolumeSource: 'group:s readOnly:b registry:s tenant:s user:s volume:s',
    RBDPersistentVolumeSource:
      'fsType:s image:s keyring:s monitors:s[] pool:s readOnly:b secretRef:SecretReference user:s',
    RBDVolumeSource: `fsType:s image:s keyring:s monitors:s[] pool:s readOnly:b secretRef:LocalObjectReference
      user:s`,
    ReplicaSet: 'metadata:ObjectMeta spec:ReplicaSetSpec',
    ReplicaSetSpec: 'minReadySeconds:n replicas:n selector:LabelSelector template:PodTemplateSpec',
    ResourceClaim: 'name:s request:s',
    ResourceFieldSelector: 'containerName:s divisor:q resource:s',
    ResourceRequirements: 'claims:ResourceClaim[] limits:mq requests:mq',
    Role: 'metadata:ObjectMeta rules:PolicyRule[]',
    RoleBinding: 'metadata:ObjectMeta roleRef:RoleRef subjects:Subject[]',
    RoleRef: 'apiGroup:s name:s',
    RollingUpdateDaemonSet: 'maxSurge:i maxUnavailable:i',
    RollingUpdateDeployment: 'maxSurge:i maxUnavailable:i',
    RollingUpdateStatefulSetStrategy: 'maxUnavailable:i partition:n',
    RuntimeClass: 'handler:s metadata:ObjectMeta overhead:Overhead scheduling:Scheduling',
    SELinuxOptions: 'level:s role:s type:s user:s',
    ScaleIOPersistentVolumeSource: `fsType:s gateway:s protectionDomain:s readOnly:b secretRef:SecretReference sslEnabled:b
      storageMode:s storagePool:s system:s volumeName:s`,
    ScaleIOVolumeSource: `fsType:s gateway:s protectionDomain:s readOnly:b secretRef:LocalObjectReference sslEnabled:b
      storageMode:s storagePool:s system:s volumeName:s`,
    Scheduling: 'nodeSelector:m tolerations:Toleration[]',
    SeccompProfile: 'localhostProfile:s type:=Localhost|RuntimeDefault|Unconfined',
    Secret: 'data:m immutable:b metadata:ObjectMeta stringData:m type:s',
    SecretEnvSource: 'name:s optional:b',
    SecretKeySelector: 'key:s name:s optional:b',
    SecretProjection: 'items:KeyToPath[] name:s optional:b',
    SecretReference: 'name:s namespace:s',
    SecretVolumeSource: 'defaultMode:n items:KeyToPath[] optional:b secretName:s',
    SecurityContext: `allowPrivilegeEscalation:b appArmorProfile:AppArmorProfile capabilities:Capabilities
      privileged:b procMount:=Default|Unmasked readOnlyRootFilesystem:b runAsGroup:n
      runAsNonRoot:b runAsUser:n seLinuxOptions:SELinuxOptions seccompProfile:SeccompProfile
      windowsOptions:WindowsSecurityContextOptions`,
    Service: 'metadata:ObjectMeta spec:ServiceSpec',
    ServiceAccount: `automountServiceAccountToken:b imagePullSecrets:LocalObjectReference[] metadata:ObjectMeta
      secrets:ObjectReference[]`,
    ServiceAccountTokenProjection: 'audience:s expirationSeconds:n path:s',
    ServiceBackendPort: 'name:s number:n',
    ServicePort: 'appProtocol:s name:s nodePort:n port:n protocol:=SCTP|TCP|UDP targetPort:i',
    ServiceSpec: `allocateLoadBalancerNodePorts:b clusterIP:s clusterIPs:s[] externalIPs:s[] externalName:s
      externalTrafficPolicy:=Cluster|Local healthCheckNodePort:n
      internalTrafficPolicy:=Cluster|Local ipFamilies:=|IPv4|IPv6[]
      ipFamilyPolicy:=PreferDualStack|RequireDualStack|SingleStack loadBalancerClass:s
      loadBalancerIP:s loadBalancerSourceRanges:s[] ports:ServicePort[] publishNotReadyAddresses:b
      selector:m sessionAffinity:=ClientIP|None sessionAffinityConfig:SessionAffinityConfig
      trafficDistribution:s type:=ClusterIP|ExternalName|LoadBalancer|NodePort`,
    SessionAffinityConfig: 'clientIP:ClientIPConfig',
    SleepAction: 'seconds:n',
    StatefulSet: 'metadata:ObjectMeta spec:StatefulSetSpec',
    StatefulSetOrdinals: 'start:n',
    StatefulSetPersistentVolumeClaimRetentionPolicy: 'whenDeleted:s whenScaled:s',
    StatefulSetSpec: `minReadySeconds:n ordinals:StatefulSetOrdinals
      persistentVolumeClaimRetentionPolicy:StatefulSetPersistentVolumeClaimRetentionPolicy
      podManagementPolicy:=OrderedReady|Parallel replicas:n revisionHistoryLimit:n
      selector:LabelSelector serviceName:s template:PodTemplateSpec
      updateStrategy:StatefulSetUpdateStrategy volumeClaimTemplates:PersistentVolumeClaim[]`,
    StatefulSetUpdateStrategy:
      'rollingUpdate:RollingUpdateStatefulSetStrategy type:=OnDelete|RollingUpdate',
    StorageClass: `allowVolumeExpansion:b allowedTopologies:TopologySelectorTerm[] metadata:ObjectMeta
      mountOptions:s[] parameters:m provisioner:s reclaimPolicy:=Delete|Retain
      volumeBindingMode:=Immediate|WaitForFirstConsumer`,
    StorageOSPersistentVolumeSource:
      'fsType:s readOnly:b secretRef:ObjectReference volumeName:s volumeNamespace:s',
    StorageOSVolumeSource:
      'fsType:s readOnly:b secretRef:LocalObjectReference volumeName:s volumeNamespace:s',
    Subject: 'apiGroup:s name:s namespace:s',
    SuccessPolicy: 'rules:SuccessPolicyRule[]',
    SuccessPolicyRule: 'succeededCount:n succeededIndexes:s',
    Sysctl: 'name:s value:s',
    TCPSocketAction: 'host:s port:i',
    Toleration: `effect:=NoExecute|NoSchedule|PreferNoSchedule key:s operator:=Equal|Exists|Gt|Lt
      tolerationSeconds:n value:s`,
    TopologySelectorLabelRequirement: 'key:s values:s[]',
    TopologySelectorTerm: 'matchLabelExpressions:TopologySelectorLabelRequirement[]',
    TokenRequest: 'audience:s expirationSeconds:n',
    TopologySpreadConstraint: `labelSelector:LabelSelector matchLabelKeys:s[] maxSkew:n minDomains:n
      nodeAffinityPolicy:=Honor|Ignore nodeTaintsPolicy:=Honor|Ignore topologyKey:s
      whenUnsatisfiable:=DoNotSchedule|ScheduleAnyway`,
    TypedLocalObjectReference: 'apiGroup:s name:s',
    TypedObjectReference: 'apiGroup:s name:s namespace:s',
    Volume: `awsElasticBlockStore:AWSElasticBlockStoreVolumeSource azureDisk:AzureDiskVolumeSource
      azureFile:AzureFileVolumeSource cephfs:CephFSVolumeSource cinder:CinderVolumeSource
      configMap:ConfigMapVolumeSource csi:CSIVolumeSource downwardAPI:DownwardAPIVolumeSource
      emptyDir:EmptyDirVolumeSource ephemeral:EphemeralVolumeSource fc:FCVolumeSource
      flexVolume:FlexVolumeSource flocker:FlockerVolumeSource
      gcePersistentDisk:GCEPersistentDiskVolumeSource gitRepo:GitRepoVolumeSource
      glusterfs:GlusterfsVolumeSource hostPath:HostPathVolumeSource image:ImageVolumeSource
      iscsi:ISCSIVolumeSource name:s nfs:NFSVolumeSource
      persistentVolumeClaim:PersistentVolumeClaimVolumeSource
      photonPersistentDisk:PhotonPersistentDiskVolumeSource portworxVolume:PortworxVolumeSource
      projected:ProjectedVolumeSource quobyte:QuobyteVolumeSource rbd:RBDVolumeSource
      scaleIO:ScaleIOVolumeSource secret:SecretVolumeSource storageos:StorageOSVolumeSource
      vsphereVolume:VsphereVirtualDiskVolumeSource`,
    VolumeDevice: 'devicePath:s name:s',
    VolumeMount: `mountPath:s mountPropagation:=Bidirectional|HostToContainer|None name:s readOnly:b
      recursiveReadOnly:s subPath:s subPathExpr:s`,
    VolumeNodeAffinity: 'required:NodeSelector',
    VolumeProjection: `clusterTrustBundle:ClusterTrustBundleProjection configMap:ConfigMapProjection
      downwardAPI:DownwardAPIProjection podCertificate:PodCertificateProjection
      secret:SecretProjection serviceAccountToken:ServiceAccountTokenProjection`,
    VolumeResourceRequirements: 'limits:mq requests:mq',
    VsphereVirtualDiskVolumeSource: 'fsType:s storagePolicyID:s storagePolicyName:s volumePath:s',
    WeightedPodAffinityTerm: 'podAffinityTerm:PodAffinityTerm weight:n',
    WindowsSecurityContextOptions:
      'gmsaCredentialSpec:s gmsaCredentialSpecName:s hostProcess:b runAsUserName:s',
  },
  ['api', 'k8s 000f26050b9be6fb3d79fae95e06b47fc96128cd/pkg/apis/core/validation/validation.go'],
)
