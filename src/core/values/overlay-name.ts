/** Names that flanneld and the guides give an overlay network. */
export const ofOverlay = /^(?:vxlan0|flannel\.\d{1,8})$/i
