-- Sessions and tokens are kept as digests from now on; those that lie here as they are end, and their people sign in anew.
delete from oidc;
