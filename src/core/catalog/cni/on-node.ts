import type { Fact } from '../fact.ts'
import type { IpamId } from './define.ts'

/*
 * What a plugin puts on the node. Paths may begin with `{install}`, the installation directory, or
 * `{bin}`, the directory of CNI programs.
 */

/** A program of the plugin, published or brought by the operator. */
export type CniProgram<Download extends string = string> =
  PublishedProgram<Download> | BroughtProgram

interface PublishedProgram<Download extends string> {
  /** Its key in `catalog/downloads.ts`. */
  readonly download: Download
  /** The release that `cniRelease` says, or the newest known of a project that it does not count. */
  readonly release: 'cniRelease' | 'newest'
  /** Archives are unpacked into the directory that `destination` then is. */
  readonly unpack?: 'tar' | 'zip'
  readonly destination: string
  /** Absent = always. */
  readonly only?: { readonly ipam?: IpamId; readonly nodeAgents?: 'services' }
}

/** A zip of which no public address is known: the script asks for it. */
interface BroughtProgram {
  readonly brought: { readonly name: string; readonly file: string; readonly parameter: string }
  /** Absent = its project counts otherwise, and no release is known. */
  readonly release?: 'cniRelease'
  readonly destination: string
}

/** A daemon of the plugin, as a service of the node. */
export interface AgentService {
  readonly name: string
  readonly program: string
  /** The environment variable that holds the name of the node. */
  readonly nodeNameVariable: Fact<string>
  /** Its own account in the cluster: a ClusterRole that the manifest of the project makes, never that of the kubelet. */
  readonly identity: Fact<{ readonly account: string; readonly role: string }>
  /** The program cannot be a Windows service by itself, so nssm runs it. */
  readonly isService: Fact<false>
  readonly arguments: Fact<readonly AgentArgument[]>
}

export interface AgentArgument {
  readonly name: string
  /** A value, or where it comes from; an empty one leaves the argument out. */
  readonly value: string | { readonly from: 'kubeconfig' | 'nodeIP' }
  readonly text: string
}

/** Where the address that kube-proxy sends from in an overlay comes from. */
export type SourceVip =
  /** The agent keeps an HNS endpoint of this name. */
  | { readonly by: 'agent endpoint'; readonly endpoint: string }
  /** An HNS endpoint of this name, made for it. */
  | { readonly by: 'own endpoint'; readonly endpoint: string }

/** A file of the zip by name, and the whole path where the plugin reads it. */
export interface PlacedFile {
  readonly name: string
  readonly destination: string
}

export interface StateFiles {
  readonly paths: readonly string[]
  /** Ending of the lock file beside each. */
  readonly lock: string
}
