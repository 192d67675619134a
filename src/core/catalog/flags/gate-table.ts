/**
 * Every feature gate that the kubelet and kube-proxy register, one a line: its name, then what
 * changed in which minor (`b20` = in 1.20): `a` alpha, `b` beta, `g` stable, `d` deprecated, a
 * capital letter where the gate is on by default, `!` where it is locked to that, and `x` for the
 * first minor that refuses the name. Rows tell of the newest patch of a minor.
 */
export const gateTable = `
APIListChunking B14 G29! x33
APIPriorityAndFairness a17 B20 G29! x31
APIResponseCompression a14 B16
APISelfSubjectReview a26 B27 G28! x30
APIServerIdentity a20 B26
APIServerTracing a22 B27 G34!
APIServingWithRoutine a30
AdmissionWebhookMatchConditions a27 B28 G30! x33
AdvancedAuditing G14 G27! x28
AggregatedDiscoveryEndpoint a26 B27 G30! x33
AggregatedDiscoveryRemoveBetaType D33 D35!
AllowDNSOnlyNodeCSR d31
AllowInsecureBackendProxy B17 G21! x23
AllowInsecureKubeletCertificateSigningRequests d31
AllowOverwriteTerminationGracePeriodSeconds d32 d35!
AllowParsingUserUIDFromCertAuth B33
AllowServiceExternalIPs G36
AllowServiceLBStatusOnNonLB d29 d32! x35
AllowUnsafeMalformedObjectDeletion a32
AnonymousAuthConfigurableEndpoints a31 B32 G34!
AnyVolumeDataSource a18 B24 G33!
AppArmor B14 G31! x33
AppArmorFields B30 G31! x33
AtomicFIFO B36
AttachVolumeLimit B14 G17! x21
AuthorizeNodeWithSelectors a31 B32 G34!
AuthorizePodWebsocketUpgradeCreatePermission B35
AuthorizeWithSelectors a31 B32 G34!
BalanceAttachedNodeVolumes a14 x22
BlockVolume B14 G18! x21
BoundServiceAccountTokenVolume a14 B21 G22! x23
BtreeWatchCache B32 G33!
CBORServingAndStorage a32
CPUManager B14 G26! x33
CPUManagerPolicyAlphaOptions a23
CPUManagerPolicyBetaOptions B23
CPUManagerPolicyOptions a22 B23 G33!
CRDObservedGenerationTracking b35 B36
CRDValidationRatcheting a28 B30 G33!
CRIContainerLogRotation B14 G21! x22
CRIListStreaming a36
CSIBlockVolume B14 G18! x21
CSIDriverRegistry B14 G18! x21
CSIInlineVolume a14 B16 G25! x27
CSIMigration a14 B17 G25! x27
CSIMigrationAWS a14 b17 B23 G25! x27
CSIMigrationAWSComplete a17 x21
CSIMigrationAzureDisk a15 b19 B23 G24 G25! x27
CSIMigrationAzureDiskComplete a17 x21
CSIMigrationAzureFile a15 b21 B24 G26 G27! x30
CSIMigrationAzureFileComplete a17 x21
CSIMigrationGCE a14 b17 B23 G25! x28
CSIMigrationGCEComplete a17 x21
CSIMigrationOpenStack a14 b18 B21 G24! x26
CSIMigrationOpenStackComplete a17 x21
CSIMigrationPortworx a23 b25 B31 G33! x36
CSIMigrationRBD a24 d28 x31
CSIMigrationvSphere b19 B25 G26 G27! x29
CSIMigrationvSphereComplete b19 x22
CSINodeExpandSecret a25 B27 G29! x31
CSINodeInfo B14 G17! x21
CSIPersistentVolume G14! x16
CSIServiceAccountToken a20 B21 G22! x25
CSIServiceAccountTokenSecrets B35 G36!
CSIStorageCapacity a19 B21 G24! x28
CSIVolumeFSGroupPolicy a19 B20 G23! x25
CSIVolumeHealth a21
CSRDuration B22 G24! x26
ChangeContainerStatusOnKubeletRestart d35
ClearingNominatedNodeNameAfterBinding a34 B35
ClientsAllowCARotation B36
ClientsAllowTLSCacheGC B36
CloudControllerManagerWatchBasedRoutesReconciliation a35
CloudControllerManagerWebhook a27
CloudDualStackNodeIPs a27 B29 G30! x32
ClusterTrustBundle a27 b33
ClusterTrustBundleProjection a29 b33
ComponentFlagz a32 B36
ComponentSLIs a26 B27 G32! x35
ComponentStatusz a32 B36
ConcurrentWatchObjectDecode b31
ConfigurableFSGroupPolicy a18 B20 G23! x25
ConsistentHTTPGetHandlers G26 G30! x31
ConsistentListFromCache a28 B31 G34!
ConstrainedImpersonation a35 B36
ContainerCheckpoint a25 B30
ContainerRestartRules a34 B35
ContainerStopSignals a33
ControllerManagerLeaderMigration B22 G24! x27
CoordinatedLeaderElection a31 b33
CronJobControllerV2 a20 B21 G22! x23
CronJobTimeZone a24 B25 G27! x29
CronJobsScheduledAnnotation B28 G32! x35
CrossNamespaceVolumeDataSource a26
CustomCPUCFSQuotaPeriod a14 G36
CustomPodDNS G14! x16
CustomResourceDefaulting a15 B16 G17! x18
CustomResourceFieldSelectors a30 B31 G32!
CustomResourcePublishOpenAPI a14 B15 G16! x18
CustomResourceSubresources B14 G16! x18
CustomResourceValidation B14 G16! x18
CustomResourceValidationExpressions a23 B25 G29! x31
CustomResourceWebhookConversion a14 B15 G16! x18
DRAAdminAccess a32 B34 G36!
DRAConsumableCapacity a34 B36
DRAControlPlaneController a31 x32
DRADeviceBindingConditions a34 B36
DRADeviceTaintRules a35 b36
DRADeviceTaints a33 B36
DRAExtendedResource a34 B36
DRAListTypeAttributes a36
DRANodeAllocatableResources a36
DRAPartitionableDevices a33 B36
DRAPrioritizedList a33 B34 G36
DRAResourceClaimDeviceStatus a32 B33
DRAResourceClaimGranularStatusAuthorization B36
DRAResourcePoolStatus a36
DRASchedulerFilterTimeout B34
DRAWorkloadResourceClaims a36
DaemonSetUpdateSurge a21 B22 G25! x27
DebugContainers a14 x16
DeclarativeValidation B33 G36!
DeclarativeValidationBeta B36
DeclarativeValidationTakeover b33 d36
DefaultHostNetworkHostPortsInPodTemplates d28 x31
DefaultIngressClass B18 G19! x20
DefaultPodTopologySpread a19 B20 G24! x26
DelegateFSGroupToCSIDriver a22 B23 G26! x28
DeploymentReplicaSetTerminatingReplicas a33 B35
DetectCacheInconsistency B34
DevicePluginCDIDevices a28 B29 G31! x34
DevicePlugins B14 G26! x28
DisableAcceleratorUsageMetrics a19 B20 G25! x28
DisableAllocatorDualWrite a31 b33 G34 G35!
DisableCPUQuotaWithExclusiveCPUs B33 D36
DisableCloudProviders a22 B29 G31! x33
DisableKubeletCloudCredentialProviders a23 B29 G31! x33
DisableNodeKubeProxyVersion a29 d31 D33 D36!
DownwardAPIHugePages a20 b21 B23 G27! x29
DryRun B14 G19 G26! x28
DynamicAuditing a14 x19
DynamicKubeletConfig B14 d22 x26
DynamicResourceAllocation a26 b32 G34 G35!
EfficientWatchResumption a20 B21 G24! x33
ElasticIndexedJob B27 G31! x34
EnableAggregatedDiscoveryTimeout D16 x17
EndpointSlice a16 b17 B18 G21! x25
EndpointSliceNodeName a20 G21! x25
EndpointSliceProxying a18 B19 G22! x25
EndpointSliceTerminatingCondition a20 B22 G26! x28
EnvFiles a34 B35
EphemeralContainers a16 B23 G25! x27
EvenPodsSpread a16 B18 G19! x21
EventedPLEG a26
ExecProbeTimeout G20 G35!
ExpandCSIVolumes a14 B16 G24 x27
ExpandInUsePersistentVolumes a14 B15 G24 x27
ExpandPersistentVolumes B14 G24 x27
ExpandedDNSConfig a22 B26 G28! x30
ExperimentalCriticalPodAnnotation a14 x16
ExperimentalHostUserNamespaceDefaulting b14 d28! x30
ExtendWebSocketsToKubelet B36
ExternalPolicyForExternalIP g18 G19 G20! x22
ExternalServiceAccountTokenSigner a32 B34 G36!
GCERegionalPersistentDisk G14 G15! x17
GRPCContainerProbe a23 B24 G27! x29
GangScheduling a35
GenericEphemeralVolume a19 B21 G23! x25
GenericWorkload a35
GitRepoVolumeDriver d33 d36!
GracefulNodeShutdown a20 B21
GracefulNodeShutdownBasedOnPodPriority a23 B24
HPAConfigurableTolerance a33 B35
HPAContainerMetrics a20 B27 G30! x32
HPAScaleToZero a16
HonorPVReclaimPolicy a23 B31 G33! x36
HostnameOverride a34 B35
HugePageStorageMediumSize a18 B19 G22! x24
HugePages G14! x16
HyperVContainer a14 d20 x21
IPTablesOwnershipCleanup a25 B27 G28! x30
IPv6DualStack a16 B21 G23! x25
IdentifyPodOS a23 B24 G25! x27
ImageMaximumGCAge a29 B30 G35!
ImageVolume a31 b33 B35 G36!
ImageVolumeWithDigest a36
ImmutableEphemeralVolumes a18 B19 G21! x24
InOrderInformers B33 G36!
InOrderInformersBatchProcess B35
InPlacePodLevelResourcesVerticalScaling a35 B36
InPlacePodVerticalScaling a27 B33 G35!
InPlacePodVerticalScalingAllocatedStatus a32 d33 x36
InPlacePodVerticalScalingExclusiveCPUs a32
InPlacePodVerticalScalingExclusiveMemory a34
InPlacePodVerticalScalingInitContainers B36
InTreePluginAWSUnregister a21 x31
InTreePluginAzureDiskUnregister a21 x31
InTreePluginAzureFileUnregister a21 x31
InTreePluginGCEUnregister a21 x31
InTreePluginOpenStackUnregister a21 x31
InTreePluginPortworxUnregister a23 x36
InTreePluginRBDUnregister a23 d28 x31
InTreePluginvSphereUnregister a21 x31
IndexedJob a21 B22 G24! x26
IngressClassNamespacedParams a21 B22 G23! x25
JobBackoffLimitPerIndex a28 B29 G33!
JobManagedBy a30 B32 G35!
JobMutableNodeSchedulingDirectives B23 G27! x29
JobPodFailurePolicy a25 B26 G31! x33
JobPodReplacementPolicy a28 B29 G34!
JobReadyPods a23 B24 G29! x31
JobSuccessPolicy a30 B31 G33!
JobTrackingWithFinalizers a22 b23 B25 G26! x29
KMSv1 D28 d29
KMSv2 a25 B27 G29! x32
KMSv2KDF b28 G29! x32
KubeProxyDrainingTerminatingNodes a28 B30 G31! x33
KubeletCgroupDriverFromCRI a28 B31 G34!
KubeletCrashLoopBackOffMax a32 B35
KubeletCredentialProviders a20 B24 G26! x28
KubeletEnsureSecretPulledImages a33 B35
KubeletFineGrainedAuthz a32 B33 G36!
KubeletInUserNamespace a22
KubeletPSI a33 B34 G36!
KubeletPluginsWatcher G14! x16
KubeletPodResources a14 B15 G28! x30
KubeletPodResourcesDynamicResources a27 B34 G36!
KubeletPodResourcesGet a27 B34 G36!
KubeletPodResourcesGetAllocatable a21 B23 G28! x30
KubeletPodResourcesListUseActivePods D34
KubeletRegistrationGetOnExistsOnly d32
KubeletSeparateDiskGC a29 B31
KubeletServiceAccountTokenForCredentialProviders a33 B34
KubeletTracing a25 B27 G34!
LegacyNodeRoleBehavior A16 B19 g21! x22
LegacyServiceAccountTokenCleanUp a28 B29 G30! x32
LegacyServiceAccountTokenNoAutoGeneration B24 G26 G27! x29
LegacyServiceAccountTokenTracking a26 B27 G28! x30
LegacySidecarContainers d33 x34
ListFromCacheSnapshot a33 B34
LoadBalancerIPMode a29 B30 G32! x35
LocalStorageCapacityIsolation B14 G25! x27
LocalStorageCapacityIsolationFSQuotaMonitoring a15 b31
LogarithmicScaleDown a21 B22 G31!
ManifestBasedAdmissionControlConfig a36
MatchLabelKeysInPodAffinity a29 B31 G33!
MatchLabelKeysInPodTopologySpread a25 B27
MatchLabelKeysInPodTopologySpreadSelectorMerge B34
MaxUnavailableStatefulSet a24 b35
MemoryManager a21 B22 G32! x36
MemoryQoS a22
MinDomainsInPodTopologySpread a24 b25 B27 G30! x32
MinimizeIPTablesRestore a26 B27 G28! x30
MixedProtocolLBService a20 B24 G26! x28
MountContainers a14 x17
MultiCIDRRangeAllocator a25 x29
MultiCIDRServiceAllocator a27 b31 G33 G34!
MutableCSINodeAllocatableCount a33 b34 B35 G36!
MutablePVNodeAffinity a35
MutablePodResourcesForSuspendedJobs a35 B36
MutableSchedulingDirectivesForSuspendedJobs a35 B36
MutatingAdmissionPolicy a30 b34 G36
NFTablesProxyMode a29 B31 G33!
NamespaceDefaultLabelName B21 G22! x24
NativeHistograms a36
NetworkPolicyEndPort a21 B22 G25! x27
NetworkPolicyStatus a24 x28
NewVolumeManagerReconstruction b27 B28 G30! x32
NodeDeclaredFeatures a35 B36
NodeDisruptionExclusion a16 B19 G21! x22
NodeInclusionPolicyInPodTopologySpread a25 B26 G33!
NodeLease B14 G17! x23
NodeLogQuery a27 b30 G36!
NodeOutOfServiceVolumeDetach a24 B26 G28! x32
NodeSwap a22 b28 B30 G34!
NominatedNodeNameForExpectation a34 B35
NonPreemptingPriority a15 B19 G24! x26
OpenAPIEnums a23 B24
OpenAPIV3 a23 B24 G27! x29
OpportunisticBatching B35
OrderedNamespaceDeletion b30 B33 G34!
PDBUnhealthyPodEvictionPolicy a26 B27 G31! x33
PLEGOnDemandRelist B36
PersistentLocalVolumes G14! x17
PersistentVolumeClaimUnusedSinceTime a36
PersistentVolumeLastPhaseTransitionTime a28 B29 G31! x33
PodAffinityNamespaceSelector a21 B22 G24! x26
PodAndContainerStatsFromCRI a23
PodCertificateRequest a34 b35
PodDeletionCost a21 B22
PodDisruptionBudget B17 G21! x25
PodDisruptionConditions a25 B26 G31! x34
PodHasNetworkCondition a25 x28
PodHostIPs a28 B29 G30! x32
PodIndexLabel B28 G32! x35
PodLevelResourceManagers a36
PodLevelResources a32 B34
PodLifecycleSleepAction a29 B30 G34!
PodLifecycleSleepActionAllowZero a32 B33 G34!
PodLogsQuerySplitStreams a32
PodObservedGenerationTracking a33 B34 G35!
PodOverhead a16 B18 G24! x26
PodPriority G14 G16! x18
PodReadinessGates G14! x16
PodReadyToStartContainersCondition a28 B29
PodSchedulingReadiness a26 B27 G30!
PodSecurity a22 B23 G25! x28
PodShareProcessNamespace B14 G17! x19
PodTopologyLabelsAdmission a33 B35
PodsAPI a36
PortForwardWebsockets a30 B31
PreferNominatedNode a21 B22 G24! x26
PreferSameTrafficDistribution a33 B34 G35!
PreventStaticPodAPIReferences B34
ProbeHostPodSecurityStandards G34! x35
ProbeTerminationGracePeriod a21 b22 B25 G28! x29
ProcMountType a14 b31 B33 G36!
ProxyTerminatingEndpoints a22 B26 G28! x30
QOSReserved a14
ReadWriteOncePod a22 B27 G29! x31
RecoverVolumeExpansionFailure a23 B32 G34!
RecursiveReadOnlyMounts a30 B31 G33!
ReduceDefaultCrashLoopBackOffDecay a33
RelaxedDNSSearchValidation a32 B33 G34!
RelaxedEnvironmentVariableValidation a30 B32 G34!
RelaxedServiceNameValidation a34 B36
ReloadKubeletClientCAFile B36
ReloadKubeletServerCertificateFile B31
RemainingItemCount a15 B16 G29! x33
RemoteRequestHeaderUID a32 B33
RemoveSelfLink a16 B20 G24! x30
RequestManagement a15 x17
ResilientWatchCacheInitialization B31 G34!
ResourceHealthStatus a31 B36
ResourceHealthStatusMessage B36
ResourceLimitsPriorityFunction a14 x19
ResourceQuotaScopeSelectors B14 G17! x18
RestartAllContainersOnContainerExits a35 B36
RetroactiveDefaultStorageClass a25 B26 G28! x29
RetryGenerateName a30 B31 G32!
RootCAConfigMap B20 G21! x22
RotateKubeletClientCertificate B14 G19! x21
RotateKubeletServerCertificate B14
RunAsGroup B14 G21! x22
RuntimeClass B14 G20! x24
RuntimeClassInImageCriApi a29
SCTPSupport a14 B19 G20! x22
SELinuxChangePolicy a32 B33 G36!
SELinuxMount a30 b33
SELinuxMountReadWriteOncePod a25 b27 B28 G36!
ScheduleDaemonSetPods B14 G17! x18
SchedulerAsyncAPICalls b34
SchedulerAsyncPreemption a32 B33
SchedulerPopFromBackoffQ B33
SchedulerQueueingHints b28 B32 G34!
SeccompDefault a22 B25 G27! x29
SecurityContextDeny a27 x30
SelectorIndex a18 B19 G20! x25
SeparateCacheWatchRPC B28 d33 d36!
SeparateTaintEvictionController B29 G34!
ServerSideApply a14 B16 G22 G26! x32
ServerSideFieldValidation a23 B25 G27! x32
ServiceAccountIssuerDiscovery a18 B20 G21! x23
ServiceAccountNodeAudienceRestriction b32 B33
ServiceAccountTokenJTI a29 B30 G32!
ServiceAccountTokenNodeBinding a29 B31 G33!
ServiceAccountTokenNodeBindingValidation a29 B30 G32!
ServiceAccountTokenPodNodeInfo a29 B30 G32!
ServiceAppProtocol a18 B19 G20! x22
ServiceCIDRStatusFieldWiping D36
ServiceIPStaticSubrange a24 B25 G26! x28
ServiceInternalTrafficPolicy a21 B22 G26! x28
ServiceLBNodePortControl a20 B22 G24! x26
ServiceLoadBalancerClass a21 B22 G24! x26
ServiceLoadBalancerFinalizer a15 B16 G17! x20
ServiceNodeExclusion a14 B19 G21! x22
ServiceNodePortStaticSubrange a27 B28 G29! x31
ServiceTopology a17 x22
ServiceTrafficDistribution a30 B31 G33! x36
SetHostnameAsFQDN a19 B20 G22! x24
ShardedListAndWatch a36
SidecarContainers a28 B29 G33!
SizeBasedListCostEstimate B34
SizeMemoryBackedVolumes a20 B22 G32! x35
SkipReadOnlyValidationGCE a28 D29 x31
StableLoadBalancerNodeSet B27 G30! x32
StaleControllerConsistencyDaemonSet B36
StaleControllerConsistencyJob B36
StaleControllerConsistencyReplicaSet B36
StaleControllerConsistencyStatefulSet B36
StartupProbe a16 B18 G20! x23
StatefulSetAutoDeletePVC a23 B27 G32! x35
StatefulSetMinReadySeconds a22 B23 G25! x27
StatefulSetSemanticRevisionComparison B34
StatefulSetStartOrdinal a26 B27 G31! x34
StorageCapacityScoring a33
StorageNamespaceIndex B30 D33
StorageObjectInUseProtection G14 G23! x25
StorageVersionAPI a20
StorageVersionHash a14 B15
StorageVersionMigrator a30 b35
StreamingCollectionEncodingToJSON B33 G34!
StreamingCollectionEncodingToProtobuf B33 G34!
StreamingProxyRedirects B14 D18 d22 x24
StrictCostEnforcementForVAP b30 G32! x35
StrictCostEnforcementForWebhooks b30 G32! x35
StrictIPCIDRValidation a33 B36
StructuredAuthenticationConfiguration a29 B30 G34!
StructuredAuthenticationConfigurationEgressSelector B34
StructuredAuthenticationConfigurationJWKSMetrics B35
StructuredAuthorizationConfiguration a29 B30 G32! x36
SupplementalGroupsPolicy a31 B33 G35!
SupportIPVSProxyMode G14 x20
SupportNodePidsLimit a14 B15 G20! x23
SupportPodPidsLimit B14 G20! x23
SuspendJob a21 B22 G24! x26
Sysctls B14 G21! x23
SystemdWatchdog B32 G35!
TTLAfterFinished a14 B21 G23! x25
TaintBasedEvictions B14 G18! x20
TaintNodesByCondition B14 G17! x18
TaintTolerationComparisonOperators a35
TokenRequest B14 G20! x21
TokenRequestProjection B14 G20! x21
TokenRequestServiceAccountUIDValidation B34
TopologyAwareHints a21 b23 B24 G33! x36
TopologyAwareWorkloadScheduling a36
TopologyManager a16 B18 G27! x29
TopologyManagerPolicyAlphaOptions a26
TopologyManagerPolicyBetaOptions b26 B28
TopologyManagerPolicyOptions a26 B28 G32 G36!
TranslateStreamCloseWebsocketRequests a29 B30
UnauthenticatedHTTP2DOSMitigation b25 B29
UnknownVersionInteroperabilityProxy a28 B36
UnlockWhileProcessingFIFO B36
UserNamespacesHostNetworkSupport a35
UserNamespacesPodSecurityStandards a29 x35
UserNamespacesStatelessPodsSupport a25 x28
UserNamespacesSupport a28 b30 B33 G36!
ValidateProxyRedirects B14 D22 x24
ValidatingAdmissionPolicy a26 b28 G30! x32
VolumeAttributesClass a29 b31 G34 G36!
VolumeCapacityPriority a21 x33
VolumeLimitScaling a35
VolumePVCDataSource a15 B16 G18! x21
VolumeScheduling G14! x16
VolumeSnapshotDataSource a14 B17 G20! x22
VolumeSubpath G14 G23! x25
VolumeSubpathEnvExpansion a14 B15 G17! x19
WarningHeaders B19 G22! x24
WatchBookmark a15 B16 G17! x33
WatchCacheInitializationPostStartHook b31 B36
WatchFromStorageWithoutResourceVersion b27 d33! x36
WatchList a27 B32 b33 B34
WinDSR a14 B33 G34!
WinOverlay a14 B20 G34!
WindowsCPUAndMemoryAffinity a32
WindowsEndpointSliceProxying a19 B21 G22! x25
WindowsGMSA a14 B16 G18! x21
WindowsGracefulNodeShutdown a32 B34
WindowsHostNetwork A26 d33
WindowsHostProcessContainers a22 B23 G26! x28
WindowsRunAsUserName a16 B17 G18! x21
WorkloadAwarePreemption a36
WorkloadWithJob a36
ZeroLimitedNominalConcurrencyShares b29 G30! x32
csiMigrationRBD a23 x24
`
