import type { NetworkFile } from './network-file.ts'

export const runtimeFiles: readonly NetworkFile[] = [
  {
    name: 'agentbaker-containerd2template.toml',
    project: 'Azure/AgentBaker',
    verdict: 'template',
    text: `version = 3
root = 'C:\\ProgramData\\containerd\\root'
state = 'C:\\ProgramData\\containerd\\state'
[grpc]
  address = '\\\\.\\pipe\\containerd-containerd'
  max_recv_message_size = 16777216
  max_send_message_size = 16777216
[ttrpc]
  address = ''
[debug]
  address = ''
  level = 'info'
[metrics]
  address = '0.0.0.0:10257'
  grpc_histogram = false
[cgroup]
  path = ''
[plugins]
  [plugins.'io.containerd.cri.v1.images']
    stats_collect_period = 10
    discard_unpacked_layers = true
    snapshotter = 'windows'
    [plugins.'io.containerd.cri.v1.images'.pinned_images]
      sandbox = '{{pauseImage}}'
    [plugins.'io.containerd.cri.v1.images'.registry]
      config_path = 'C:\\ProgramData\\containerd\\certs.d'
  [plugins.'io.containerd.cri.v1.runtime']
    enable_selinux = false
    max_container_log_line_size = 16384
    [plugins.'io.containerd.cri.v1.runtime'.containerd]
      default_runtime_name = 'default_runtime'
      [plugins.'io.containerd.cri.v1.runtime'.containerd.runtimes]
        [plugins.'io.containerd.cri.v1.runtime'.containerd.runtimes.default_runtime]
          runtime_type = 'io.containerd.runhcs.v1'
          {{containerAnnotations}}
          {{podAnnotations}}
          [plugins.'io.containerd.cri.v1.runtime'.containerd.runtimes.default_runtime.options]
            Debug = false
            DebugType = 0
            SandboxImage = '{{pauseImage}}'
            SandboxPlatform = 'windows/amd64'
            SandboxIsolation = {{sandboxIsolation}}
        [plugins.'io.containerd.cri.v1.runtime'.containerd.runtimes.runhcs-wcow-process]
          runtime_type = 'io.containerd.runhcs.v1'
          {{containerAnnotations}}
          {{podAnnotations}}
          [plugins.'io.containerd.cri.v1.runtime'.containerd.runtimes.runhcs-wcow-process.options]
            Debug = true
            DebugType = 2
            SandboxImage = '{{pauseImage}}'
            SandboxPlatform = 'windows/amd64'
{{hypervisors}}
    [plugins.'io.containerd.cri.v1.runtime'.cni]
      bin_dir = '{{cnibin}}'
      conf_dir = '{{cniconf}}'
  [plugins.'io.containerd.gc.v1.scheduler']
    pause_threshold = 0.02
    deletion_threshold = 0
    mutation_threshold = 100
    schedule_delay = '0s'
    startup_delay = '100ms'
  [plugins.'io.containerd.grpc.v1.cri']
    disable_tcp_service = true
    stream_server_address = '127.0.0.1'
    stream_server_port = '0'
    stream_idle_timeout = '4h0m0s'
    enable_tls_streaming = false
  [plugins.'io.containerd.service.v1.diff-service']
    default = ['windows']`,
    expected: [],
  },
  {
    name: 'agentbaker-containerdtemplate.toml',
    project: 'Azure/AgentBaker',
    verdict: 'template',
    text: `root = "C:\\\\ProgramData\\\\containerd\\\\root"
state = "C:\\\\ProgramData\\\\containerd\\\\state"
[grpc]
  address = "\\\\\\\\.\\\\pipe\\\\containerd-containerd"
  max_recv_message_size = 16777216
  max_send_message_size = 16777216
[ttrpc]
  address = ""
[debug]
  address = ""
  level = "info"
[metrics]
  address = "0.0.0.0:10257"
  grpc_histogram = false
[cgroup]
  path = ""
[plugins]
  [plugins.cri]
    stream_server_address = "127.0.0.1"
    stream_server_port = "0"
    enable_selinux = false
    sandbox_image = "{{pauseImage}}"
    stats_collect_period = 10
    systemd_cgroup = false
    enable_tls_streaming = false
    max_container_log_line_size = 16384
    disable_http2_client = false
    [plugins.cri.containerd]
      snapshotter = "windows"
      discard_unpacked_layers = true
      no_pivot = false
      [plugins.cri.containerd.default_runtime]
        runtime_type = "io.containerd.runhcs.v1"
        {{containerAnnotations}}
        {{podAnnotations}}
        [plugins.cri.containerd.default_runtime.options]
          Debug = false
          DebugType = 0
          SandboxImage = "{{pauseImage}}"
          SandboxPlatform = "windows/amd64"
          SandboxIsolation = {{sandboxIsolation}}
      [plugins.cri.containerd.runtimes]
        [plugins.cri.containerd.runtimes.runhcs-wcow-process]
          runtime_type = "io.containerd.runhcs.v1"
          {{containerAnnotations}}
          {{podAnnotations}}
          [plugins.cri.containerd.runtimes.runhcs-wcow-process.options]
            Debug = true
            DebugType = 2
            SandboxImage = "{{pauseImage}}"
            SandboxPlatform = "windows/amd64"
{{hypervisors}}
    [plugins.cri.cni]
      bin_dir = "{{cnibin}}"
      conf_dir = "{{cniconf}}"
    [plugins.cri.registry]
      config_path = "C:\\\\ProgramData\\\\containerd\\\\certs.d"
  [plugins.diff-service]
    default = ["windows"]
  [plugins.scheduler]
    pause_threshold = 0.02
    deletion_threshold = 0
    mutation_threshold = 100
    schedule_delay = "0s"
    startup_delay = "100ms"`,
    expected: [],
  },
]
