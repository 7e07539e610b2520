// Operations of libcrypto that need its macros or parameter lists.
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/obj_mac.h>
#include <openssl/param_build.h>
#include <openssl/rand.h>
#include <openssl/rsa.h>
#include <openssl/x509.h>
#include <openssl/x509_vfy.h>
#include <openssl/x509v3.h>

/// Returns a key of an elliptic curve; without a private number a public key. The caller frees it.
static inline EVP_PKEY *portolan_ec_key(
    const char *group, const unsigned char *point, size_t point_length, const unsigned char *number,
    size_t number_length) {
  EVP_PKEY *key = NULL;
  BIGNUM *private_number = NULL;
  OSSL_PARAM *parameters = NULL;
  OSSL_PARAM_BLD *builder = OSSL_PARAM_BLD_new();
  EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
  OSSL_PARAM_BLD_push_utf8_string(builder, OSSL_PKEY_PARAM_GROUP_NAME, group, 0);
  OSSL_PARAM_BLD_push_octet_string(builder, OSSL_PKEY_PARAM_PUB_KEY, point, point_length);
  if (number) {
    private_number = BN_secure_new();
    BN_bin2bn(number, (int)number_length, private_number);
    OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_PRIV_KEY, private_number);
  }
  parameters = OSSL_PARAM_BLD_to_param(builder);
  if (EVP_PKEY_fromdata_init(context) != 1 ||
      EVP_PKEY_fromdata(context, &key, number ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY, parameters) != 1)
    key = NULL;
  OSSL_PARAM_free(parameters);
  OSSL_PARAM_BLD_free(builder);
  EVP_PKEY_CTX_free(context);
  BN_clear_free(private_number);
  return key;
}

/// Writes the uncompressed point of a private number; returns 1 on success, 0 if the number is not from 1 to the order of the curve less 1.
static inline int portolan_ec_public(
    int curve, const unsigned char *number, size_t number_length, unsigned char *out, size_t out_length) {
  EC_GROUP *group = EC_GROUP_new_by_curve_name(curve);
  EC_POINT *point = EC_POINT_new(group);
  BIGNUM *private_number = BN_secure_new();
  BN_bin2bn(number, (int)number_length, private_number);
  int good = !BN_is_zero(private_number) && BN_cmp(private_number, EC_GROUP_get0_order(group)) < 0 &&
             EC_POINT_mul(group, point, private_number, NULL, NULL, NULL) == 1 &&
             EC_POINT_point2oct(group, point, POINT_CONVERSION_UNCOMPRESSED, out, out_length, NULL) == out_length;
  BN_clear_free(private_number);
  EC_POINT_free(point);
  EC_GROUP_free(group);
  return good;
}

/// Converts a point between the compressed and uncompressed forms, after checking that it is on the curve.
static inline int portolan_ec_convert(
    int curve, const unsigned char *in, size_t in_length, unsigned char *out, size_t out_length, int compressed) {
  EC_GROUP *group = EC_GROUP_new_by_curve_name(curve);
  EC_POINT *point = EC_POINT_new(group);
  point_conversion_form_t form = compressed ? POINT_CONVERSION_COMPRESSED : POINT_CONVERSION_UNCOMPRESSED;
  int good = EC_POINT_oct2point(group, point, in, in_length, NULL) == 1 &&
             EC_POINT_is_at_infinity(group, point) == 0 &&
             EC_POINT_point2oct(group, point, form, out, out_length, NULL) == out_length;
  EC_POINT_free(point);
  EC_GROUP_free(group);
  return good;
}

/// The numbers of the algorithms for authenticated encryption.
enum { PORTOLAN_SET_IVLEN = EVP_CTRL_AEAD_SET_IVLEN, PORTOLAN_GET_TAG = EVP_CTRL_AEAD_GET_TAG,
       PORTOLAN_SET_TAG = EVP_CTRL_AEAD_SET_TAG };

/// Verifies a certificate with the others of its chain; returns X509_V_OK or the reason. Each anchor is trusted, and with
/// trusts_system the certificates of the system. A name or an address, if not NULL, must be in the certificate.
static inline int portolan_x509_verify(
    X509 *certificate, X509 **others, int other_count, X509 **anchors, int anchor_count, int trusts_system,
    int is_server, const char *name) {
  X509_STORE *store = X509_STORE_new();
  STACK_OF(X509) *chain = sk_X509_new_null();
  X509_STORE_CTX *context = X509_STORE_CTX_new();
  int result = X509_V_ERR_UNSPECIFIED;
  if (trusts_system) X509_STORE_set_default_paths(store);
  for (int i = 0; i < anchor_count; i++) X509_STORE_add_cert(store, anchors[i]);
  for (int i = 0; i < other_count; i++) sk_X509_push(chain, others[i]);
  if (X509_STORE_CTX_init(context, store, certificate, chain) == 1) {
    X509_VERIFY_PARAM *rules = X509_STORE_CTX_get0_param(context);
    X509_VERIFY_PARAM_set_flags(rules, X509_V_FLAG_PARTIAL_CHAIN);
    if (is_server) X509_STORE_CTX_set_default(context, "ssl_server");
    if (name && X509_VERIFY_PARAM_set1_ip_asc(rules, name) != 1) X509_VERIFY_PARAM_set1_host(rules, name, 0);
    if (X509_verify_cert(context) == 1) result = X509_V_OK;
    else if (X509_STORE_CTX_get_error(context) != X509_V_OK) result = X509_STORE_CTX_get_error(context);
  }
  X509_STORE_CTX_free(context);
  sk_X509_free(chain);
  X509_STORE_free(store);
  return result;
}
