/** By what user data for the Linux machines of EKS is known. */
export const startOfLinux = /\/etc\/eks\/bootstrap\.sh|#!\/bin\/(?:ba)?sh|\bnodeadm init\b/
