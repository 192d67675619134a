import { verified } from '../fact.ts'

/** The first release with CRI v1, which kubelets of this minor and later ask for. */
export const criDockerdV1 = verified({ from: '0.3.0', kubelet: '1.26' } as const, [
  'github Mirantis/cri-dockerd/blob/0de30fc57b659cf23b1212d6516e0cceab9c91d1/core/docker_service.go#L45-L46',
  'github Mirantis/cri-dockerd/blob/d8accf791cbb9762a218f47507378a7c4cb63797/core/docker_service.go#L45',
])

/** A handler is one of `docker info`; releases before that support knew `docker` alone, as dockershim did. */
export const criDockerdHandlers = verified('the runtimes of the Docker daemon', [
  'cri-dockerd 82b16bd97d795391d120acd86c6ba2a2d5d120a0/core/sandbox_run.go#L67-L75',
  'github Mirantis/cri-dockerd/pull/350',
])
